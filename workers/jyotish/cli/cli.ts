// npm run --silent jyotish -- COMMAND < rows.json: the engine on the command line. Reads a JSON array or {rows: […]},
// writes {rows: […]}; a bad row gets its `error`, the others their results.
import { text } from 'node:stream/consumers'
import { runCommand } from './run-command.ts'

const { status, stdout, stderr } = await runCommand(process.argv.slice(2), () => text(process.stdin))
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = status
