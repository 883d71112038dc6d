// A server whose machine's clock a test sets back while it runs. It takes Linux and a C compiler: a small library shifts the clock
// of the runtime's process.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestServer, type TestServer } from './server.ts'

/** The path of the runtime. */
const workerd: string = createRequire(import.meta.url)('workerd').default

/** False where no clock can be shifted. */
export const canShiftClocks = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

export async function startShiftedServer(): Promise<TestServer & { setBack(seconds: number): void }> {
  const folder = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'clock-'))
  const [library, file, runtime] = ['shift.so', 'seconds', 'workerd'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const source = path.resolve(import.meta.dirname, 'shift-clock.c')
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source])
  const write = (seconds: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(seconds))
    // In place: the runtime has the file in its memory.
    writeFileSync(file, bytes, { flag: 'r+' })
  }
  writeFileSync(file, Buffer.alloc(8))
  const start = `#!/bin/sh\nLD_PRELOAD=${library} CLOCK_SHIFT_FILE=${file} exec ${workerd} "$@"\n`
  writeFileSync(runtime, start, { mode: 0o755 })
  process.env.MINIFLARE_WORKERD_PATH = runtime
  try {
    return { ...(await startTestServer()), setBack: (seconds) => write(-seconds) }
  } finally {
    delete process.env.MINIFLARE_WORKERD_PATH
  }
}
