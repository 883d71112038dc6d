// The product's server and Twilio, wired to each other: webhooks are signed for PUBLIC and arrive at the test's port.
import { startTwilioDouble, type TwilioDouble, type TwilioDoubleOptions } from 'twilio-double'
import { type Build, startSeededServer, startTestServer, type TestServer } from './server.ts'
import { ACCOUNT, PUBLIC } from './twilio-account.ts'
import { settingsFor } from './twilio-server.ts'

type Bindings = Record<string, string>

export async function startWithTwilio(
  options: Partial<TwilioDoubleOptions> = {},
  { build = 'local', seeded = false, bindings = {} }: { build?: Build; seeded?: boolean; bindings?: Bindings } = {},
): Promise<{ server: TestServer; twilio: TwilioDouble }> {
  // The double starts first, for the server needs its address.
  let url = ''
  const twilio = await startTwilioDouble({
    ...ACCOUNT,
    voiceUrl: `${PUBLIC}/webhooks/twilio/voice`,
    voiceStatusUrl: `${PUBLIC}/webhooks/twilio/status#rc=3&rp=all`,
    reach: (address) => address.replace(PUBLIC, url),
    ...options,
  })
  const start = seeded ? startSeededServer : startTestServer
  const server = await start(
    {
      ...settingsFor(twilio),
      ...bindings,
    },
    build,
  )
  url = server.url
  const stop = async () => {
    await twilio.close()
    await server.stop()
  }
  return { server: { ...server, stop }, twilio }
}
