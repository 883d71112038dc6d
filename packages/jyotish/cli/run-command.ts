// The commands of the engine's command line, without the process around them.
import { ENGINE } from '../index.ts'
import { COMMANDS } from './commands.ts'
import { help } from './help.ts'
import { errorOf, type Result, withInstants } from './output.ts'

export type Outcome = {
  /** The exit code: 2 when the call itself was wrong, 1 when no row could be answered. */
  status: 0 | 1 | 2
  stdout: string
  stderr: string
}

/** Runs a command on the rows that `read` answers: a JSON array or `{rows: […]}`. `program` is its name in the help. */
export async function runCommand(
  [name = '', ...flags]: readonly string[],
  read: () => Promise<string>,
  program = 'jyotish',
): Promise<Outcome> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (name === '' || isHelp(name) || (command && flags.some(isHelp)))
    return { status: name === '' ? 2 : 0, stdout: `${help(program, command && name)}\n`, stderr: '' }
  if (name === '--version') return { status: 0, stdout: `${ENGINE.version}\n`, stderr: '' }
  if (!command) return wrongCall(`There is no command ${name}: ${Object.keys(COMMANDS).join(', ')}, or --help.`)
  const [unknown] = flags
  if (unknown !== undefined) return wrongCall(`${name} takes no ${unknown}; --help shows what its rows may have.`)
  const run = await command.prepare()
  const input = rowsOf(await read())
  if (typeof input === 'string') return wrongCall(input)
  const rows = input.map((row) => answer(run, row))
  const meta = { kind: name, engine: ENGINE, rules: command.rules, count: rows.length }
  const failed = rows.length > 0 && rows.every((row) => 'error' in row)
  return { status: failed ? 1 : 0, stdout: `${JSON.stringify({ meta, rows })}\n`, stderr: '' }
}

const wrongCall = (sentence: string): Outcome => ({ status: 2, stdout: '', stderr: `${sentence}\n` })
const isHelp = (word: string) => ['--help', '-h', 'help'].includes(word)

function answer(run: (row: unknown) => Result, row: unknown): Result {
  const id = (row as { id?: unknown } | null)?.id ?? null
  try {
    return { id, ...withInstants(run(row)) }
  } catch (error) {
    return { id, error: errorOf(error) }
  }
}

const NO_ROWS = 'Standard input must hold a JSON array or {"rows": […]}; --help shows the rows.'

/** The rows of a text, or a sentence that says why there are none to read. */
function rowsOf(text: string): unknown[] | string {
  try {
    const input: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (Array.isArray(input)) return input
    // This program writes `meta` itself; anything else would be dropped in silence.
    const { rows, meta: _, ...others } = input as Record<string, unknown>
    const [other] = Object.keys(others)
    if (!Array.isArray(rows)) return NO_ROWS
    return other === undefined ? rows : `Nothing reads "${other}" beside the rows; each row has its own options.`
  } catch {
    return NO_ROWS
  }
}
