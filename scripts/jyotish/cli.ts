// npm run --silent jyotish -- COMMAND < rows.json: the engine on the command line. Reads a JSON array or {rows: […]},
// writes {rows: […]}; a bad row gets its `error`, the others their results.
import { ENGINE } from '../../workers/jyotish/index.ts'
import { COMMANDS } from './commands.ts'
import { help } from './help.ts'
import { errorOf, type Result, withInstants } from './output.ts'

/** The rows of standard input, or undefined when there are none to read. */
async function readRows(): Promise<unknown[] | undefined> {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  try {
    const input: unknown = JSON.parse(
      Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    )
    const rows = Array.isArray(input) ? input : (input as { rows?: unknown } | null)?.rows
    return Array.isArray(rows) ? rows : undefined
  } catch {
    return undefined
  }
}

function answer(run: (row: unknown) => Result, row: unknown): Result {
  const id = (row as { id?: unknown } | null)?.id ?? null
  try {
    return { id, ...withInstants(run(row)) }
  } catch (error) {
    return { id, error: errorOf(error) }
  }
}

/** Returns the exit code: 2 when the call itself was wrong. */
async function main(name = '', ...flags: string[]): Promise<number> {
  const command = COMMANDS[name]
  if (!command || flags.includes('--help')) {
    console.log(help(command && name))
    return command || ['--help', '-h', 'help'].includes(name) ? 0 : 2
  }
  const run = await command.prepare()
  const input = await readRows()
  if (!input) {
    console.error('Standard input must hold a JSON array or {"rows": […]}; --help shows the rows.')
    return 2
  }
  const rows = input.map((row) => answer(run, row))
  const meta = { kind: name, engine: ENGINE, rules: command.rules, count: rows.length }
  process.stdout.write(`${JSON.stringify({ meta, rows })}\n`)
  return 0
}

process.exitCode = await main(...process.argv.slice(2))
