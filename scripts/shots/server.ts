// A seeded server with a fixed clock (or one that starts at a fixed instant), so that two runs show the same dates.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SECRETS } from '../../tests/support/servers/server.ts'
import { startServer } from '../lib/server.mjs'
import { copyTemplate } from '../lib/state/state-template.mjs'
import { seed } from '../seed/seed.ts'

/** 11:30 in India, on a day between two full moons. */
export const NOW = Date.UTC(2026, 10, 20, 6, 0)

export type ShotServer = { url: string; db: D1Database; dataDir: string; stop(): Promise<void> }

/** `frozen`: the clock stands at NOW; else it starts there and runs. `from`: a stopped server's folder to copy. */
type Options = { frozen: boolean; from?: string; bindings?: Record<string, string> }

export async function startShotServer(options: Options): Promise<ShotServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-shots-'))
  if (options.from) cpSync(options.from, dataDir, { recursive: true })
  else await copyTemplate('empty', dataDir)
  const bundle = path.join(dataDir, 'bundle')
  cpSync('dist/worker-local', bundle, { recursive: true })
  const entry = path.join(bundle, 'index.js')
  const clock = options.frozen ? standingClock : runningClock(NOW - Date.now())
  const code = readFileSync(entry, 'utf8').replace(
    /import \{ DurableObject(?: as (\w+))? \} from "cloudflare:workers";/g,
    (_all, name = 'DurableObject') => `const ${name} = TimedObject;`,
  )
  writeFileSync(entry, `${clock}\n${code}`)
  const { miniflare, url } = await startServer({ dataDir, bundle, bindings: { ...SECRETS, ...options.bindings } })
  const bindings = await miniflare.getBindings<{ DB: D1Database; FILES: R2Bucket }>()
  if (!options.from) await seed(bindings, { now: NOW })
  return {
    // The browser takes Secure cookies from localhost only.
    url: url.replace('127.0.0.1', 'localhost'),
    db: bindings.DB,
    dataDir,
    async stop() {
      await miniflare.dispose()
    },
  }
}

export function removeData(...servers: ShotServer[]): void {
  for (const { dataDir } of servers) rmSync(dataDir, { recursive: true, force: true })
}

const IMPORT = "import { DurableObject as PlainObject } from 'cloudflare:workers'"

/** `now` is the text of a function. */
const fakeDate = (now: string) => `{
  const PlainDate = Date, plainNow = Date.now, now = ${now}
  globalThis.Date = class Date extends PlainDate {
    constructor(...given) { given.length === 0 ? super(now()) : super(...given) }
    static now() { return now() }
  }
}`

const standingClock = `${IMPORT}
class TimedObject extends PlainObject {}
${fakeDate(`() => ${NOW}`)}`

/** Alarms of Durable Objects go by the machine's clock: an alarm for the shown time is moved to the machine's. */
const runningClock = (offset: number) => `${IMPORT}
class TimedObject extends PlainObject {
  constructor(ctx, env) {
    super(ctx, env)
    const storage = Object.getPrototypeOf(ctx.storage)
    if (storage.timed) return
    storage.timed = true
    const { setAlarm, getAlarm } = storage
    storage.setAlarm = function (at, options) { return setAlarm.call(this, Number(at) - ${offset}, options) }
    storage.getAlarm = async function (options) {
      const at = await getAlarm.call(this, options)
      return at === null ? null : at + ${offset}
    }
  }
}
${fakeDate(`() => plainNow() + ${offset}`)}`
