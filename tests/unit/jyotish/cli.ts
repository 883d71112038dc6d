// The engine's command line, without a process of its own.
import { runCommand } from 'drishti-jyotish/cli/run-command.ts'

/** Runs a command with rows (or raw text) on its standard input. */
export async function jyotish(args: string[], input: unknown) {
  const outcome = await runCommand(args, async () => textOf(input))
  return { ...outcome, rows: rowsOf(outcome.stdout) }
}

export const textOf = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input))
export const rowsOf = (stdout: string) => (stdout.startsWith('{') ? JSON.parse(stdout).rows : [])
