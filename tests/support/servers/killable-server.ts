// The product as `npm start` serves it, in a process group of its own that can be killed at a named step.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createDb } from '#workers/db/client.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'
import { copyTemplate } from '../../../scripts/lib/state/state-template.mjs'

const root = path.resolve(import.meta.dirname, '../../..')

export type KillableServer = {
  url: string
  dataDir: string
  /** Kills the server with SIGKILL at the next pass of a named step; resolves when it is dead. */
  killAt(step: string): Promise<void>
  killNow(): Promise<void>
  /** `samePort`: open pages find it again. */
  restart(options?: { samePort?: boolean }): Promise<void>
  stop(): Promise<void>
  /** Violations of the books, read from the files; safe while the server is dead. */
  violations(): Promise<string[]>
  query<Row>(sql: string, ...values: (string | number)[]): Row[]
}

/** `settings` reach the server as its environment. */
export async function startKillableServer(settings: Record<string, string> = {}): Promise<KillableServer> {
  const dataDir = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'drishti-kill-'))
  await copyTemplate('seeded', dataDir)
  let armed: string | null = null
  let child: ChildProcess | null = null

  // The Worker asks here before it goes on: at the armed step it gets no answer but death.
  const harness = http.createServer((request, response) => {
    if (armed !== null && request.url === `/${armed}`) {
      armed = null
      kill()
    } else response.end('go on')
  })
  harness.listen(0, '127.0.0.1')
  await once(harness, 'listening')
  const failpoints = `http://127.0.0.1:${(harness.address() as AddressInfo).port}`

  function kill() {
    if (child?.pid) process.kill(-child.pid, 'SIGKILL')
  }

  async function start(port = '0'): Promise<string> {
    const next = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs')], {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        ...settings,
        DATA_DIR: dataDir,
        PORT: port,
        FAILPOINT_URL: failpoints,
        PRACTICE: '0',
        CHEAP_PASSWORDS: 'yes',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
    })
    child = next
    let output = ''
    return new Promise((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output += chunk
        const found = /runs on (http:\/\/localhost:\d+)/.exec(output)
        if (found?.[1]) resolve(found[1])
      }
      next.stdout?.on('data', hear)
      next.stderr?.on('data', hear)
      next.on('exit', () => reject(new Error(`The server ended:\n${output}`)))
    })
  }

  const dead = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  const open = () => {
    const folder = path.join(dataDir, 'v3/d1')
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
      (name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'),
    )
    // The running server locks its database for moments, while it writes and while it recovers after a kill.
    return new DatabaseSync(path.join(folder, file ?? ''), { readOnly: true, timeout: 60_000 })
  }

  const killable: KillableServer = {
    url: await start(),
    dataDir,
    async killAt(step) {
      armed = step
      await dead()
    },
    async killNow() {
      kill()
      await dead()
    },
    async restart({ samePort = false } = {}) {
      await dead()
      killable.url = await start(samePort ? new URL(killable.url).port : '0')
    },
    async stop() {
      kill()
      await dead()
      harness.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    async violations() {
      const database = open()
      try {
        const facade = {
          prepare: (sql: string) => ({ sql }),
          batch: async (list: { sql: string }[]) => list.map(({ sql }) => ({ results: database.prepare(sql).all() })),
        }
        const found = await checkLedger(createDb(facade as unknown as D1Database))
        return found.filter(({ count }) => count > 0).map(({ id, sample }) => `${id} ${JSON.stringify(sample)}`)
      } finally {
        database.close()
      }
    },
    query<Row>(sql: string, ...values: (string | number)[]) {
      const database = open()
      try {
        return database.prepare(sql).all(...values) as Row[]
      } finally {
        database.close()
      }
    },
  }
  return killable
}
