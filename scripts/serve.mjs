// Serves the built product on PORT with the state in DATA_DIR, which stands already, and calls the cron handler at
// once and every minute.
import { writeContentFiles } from './lib/deployment/content-files.mjs'
import { localSettings } from './lib/local-settings.mjs'
import { portToServe } from './lib/port.mjs'
import { localSecrets } from './lib/secrets.mjs'
import { startServer } from './lib/server.mjs'
import { holdFolder } from './lib/state/folder-lock.mjs'
import { assertRoom, stateFailure } from './lib/state/state-failure.mjs'
import { startPractice } from './practice/start.mjs'

const dataDir = process.env.DATA_DIR ?? '.data'
const port = await portToServe(process.env.PORT).catch((error) => {
  fail(error.message)
  throw error
})
hold()

const bindings = {
  ...(await localSecrets(dataDir).catch(refuse)),
  ADMIN_SECOND_STEP: 'off',
  ...ownSettings(),
  ...settingsOfTests(),
}
// A port that the system chooses is known too late.
const origin = bindings.PUBLIC_BASE_URL || (port ? `http://localhost:${port}` : '')
if (origin)
  await writeContentFiles({ dataDir, origin, bindings }).catch((error) => {
    console.warn(`The content pages are rendered, because they could not be written as files: ${error.message}`)
  })

const server = await startServer({ dataDir, port, bindings }).catch((error) => {
  fail(`The server could not start. ${stateFailure(dataDir, error)}`)
  throw error
})

console.log(`
Drishti runs on ${server.url.replace('127.0.0.1', 'localhost')}

  user        user@drishti.test
  astrologer  astrologer@drishti.test
  admin       admin@drishti.test
  password    drishti-demo

Mails and codes stay here: ${server.url.replace('127.0.0.1', 'localhost')}/dev/outbox
Stop with Ctrl-C.`)

const stopPractice = startPractice(server.url)

let stopping = false

async function runCron() {
  try {
    const worker = await server.miniflare.getWorker()
    await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() })
  } catch (error) {
    // A run under way ends with the server.
    if (!stopping) console.error('cron:', error instanceof Error ? error.message : error)
  }
}

// At once, too: it looks after what was under way when the server stopped.
void runCron()
const cron = setInterval(runCron, 60_000)

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Miniflare's own handlers would leave with 143 before the state is closed.
  process.removeAllListeners(signal)
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    clearInterval(cron)
    stopPractice()
    await server.miniflare.dispose()
    process.exit(0)
  })
}

function hold() {
  try {
    holdFolder(dataDir, port ? `a server on port ${port}` : 'a server')
    assertRoom(dataDir)
  } catch (error) {
    refuse(error)
  }
}

// Stripe's test mode, a real Twilio account and relays can be tried on one's own machine (docs/deployment.md, docs/voice.md).
function ownSettings() {
  try {
    return localSettings()
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
    throw error
  }
}

// Kill tests only: the address that the Worker asks before it goes on, a clock that runs faster, and fast hashes.
/** @returns {Record<string, string>} */
function settingsOfTests() {
  const { FAILPOINT_URL, CLOCK_RATE, CLOCK_EPOCH, CHEAP_PASSWORDS } = process.env
  return {
    ...(FAILPOINT_URL ? { FAILPOINT_URL } : {}),
    ...(CHEAP_PASSWORDS ? { CHEAP_PASSWORDS } : {}),
    ...(CLOCK_RATE && CLOCK_EPOCH ? { CLOCK_RATE, CLOCK_EPOCH } : {}),
  }
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function refuse(error) {
  fail(stateFailure(dataDir, error))
  throw error
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
