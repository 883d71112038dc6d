// Passkeys and recovery codes: /users/passkeys/… and /users/login/….
import * as spec from '#workers/contract/api/passkeys.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { callerOf } from '#workers/http/callers/caller.ts'
import { setDeviceCookie } from '#workers/http/callers/device-cookie.ts'
import { setLoginCookie } from '#workers/http/callers/login-cookie.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { LOGINS, limitPassword, limitTries } from '../http/rate-limit.ts'

// Each change writes rows and sends a mail.
const CHANGES_PER_HOUR = 20

export const passkeys = createApi()

endpoint(passkeys, spec.listPasskeys, 'use_account', ({ services, viewer }) => services.identity.passkeys(viewer))

endpoint(passkeys, spec.preparePasskey, 'use_account', async ({ services, viewer, body }) => {
  await services.limit('prepare-passkey', viewer.userId, CHANGES_PER_HOUR, HOUR)
  return services.identity.preparePasskey(viewer, body)
})

endpoint(passkeys, spec.addPasskey, 'use_account', async ({ c, services, viewer, body }) => {
  await services.limit('add-passkey', viewer.userId, CHANGES_PER_HOUR, HOUR)
  return services.identity.addPasskey(viewer, { response: body.response, browser: callerOf(c).browser })
})

endpoint(passkeys, spec.removePasskey, 'use_account', async ({ services, viewer, body, param }) => {
  await services.identity.removePasskey(viewer, { ...body, id: param('id') })
  return { success: true as const }
})

endpoint(passkeys, spec.makeRecoveryCodes, 'use_account', async ({ services, viewer, body }) => {
  await services.limit('recovery-codes', viewer.userId, CHANGES_PER_HOUR, HOUR)
  return services.identity.makeRecoveryCodes(viewer, body)
})

endpoint(passkeys, spec.preparePasskeyLogin, 'public', async ({ c, services }) => {
  await limitTries(c, 'passkey', LOGINS)
  return services.identity.preparePasskeyLogin()
})

endpoint(passkeys, spec.logInByPasskey, 'public', async ({ c, services, body }) => {
  await limitTries(c, 'login', LOGINS)
  const { cookie, device, ...answer } = await services.identity.logInByPasskey(body, callerOf(c))
  setLoginCookie(c, cookie)
  setDeviceCookie(c, device)
  return answer
})

endpoint(passkeys, spec.logInByRecoveryCode, 'public', async ({ c, services, body }) => {
  await limitPassword(c, body.email)
  const { cookie, device, ...answer } = await services.identity.logInByRecoveryCode(body, callerOf(c))
  setLoginCookie(c, cookie)
  setDeviceCookie(c, device)
  return answer
})
