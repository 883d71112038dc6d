// jyotish COMMAND < rows.json: the engine on the command line. Reads a JSON array or {rows: […]},
// writes {rows: […]}; a bad row gets its `error`, the others their results.
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { runCommand } from './run-command.ts'

/** The call that reached this program: the package's own name, or that of a checkout. */
const program = path.extname(process.argv[1] ?? '') === '.ts' ? 'npm run --silent jyotish --' : 'jyotish'
const { status, stdout, stderr } = await runCommand(process.argv.slice(2), () => text(process.stdin), program)
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = status
