// Runs a program of the product the way a person would, and waits for what it prints.
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

export type Program = {
  child: ChildProcess
  output(): string
  /** Resolves with the first match of `pattern` in the output; rejects when the program ends without it. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  ended: Promise<number | null>
}

export function startProgram(script: string, env: Record<string, string>, args: string[] = []): Program {
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    text += chunk
    for (const listener of listeners) listener()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return {
    child,
    ended,
    output: () => text,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text)
          if (match) {
            listeners.delete(look)
            resolve(match)
          }
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`It ended without printing ${pattern}:\n${text}`)))
      }),
  }
}
