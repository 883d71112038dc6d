import * as spec from '#workers/contract/api/users.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import { callerOf } from '#workers/http/callers/caller.ts'
import { setDeviceCookie } from '#workers/http/callers/device-cookie.ts'
import { readLoginCookie, setLoginCookie } from '#workers/http/callers/login-cookie.ts'
import { isForeignPage, isOwnPage } from '#workers/http/callers/origin.ts'
import { inSameTime } from '#workers/http/callers/same-time.ts'
import { binaryEndpoint, createApi, endpoint } from '../http/endpoint.ts'
import { limitByAddress, limitPassword, limitTries } from '../http/rate-limit.ts'

export const users = createApi()

const sent = { message: 'If that is possible, a code is on its way to your e-mail.' }

endpoint(users, spec.registerUser, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'register', 60, HOUR)
  const registration = await services.identity.register(body, callerOf(c))
  return { message: 'Please enter the code that we sent to your e-mail.', registration }
})

endpoint(users, spec.verifyOtp, 'public', async ({ c, services, body }) => {
  await limitTries(c, 'verify', { limit: 120, windowMs: HOUR, email: body.email })
  const { cookie, device, ...answer } = await services.identity.verifyCode(body, callerOf(c))
  setLoginCookie(c, cookie)
  setDeviceCookie(c, device)
  return answer
})

endpoint(users, spec.logIn, 'public', async ({ c, services, body }) => {
  await limitPassword(c, body.email)
  const { cookie, device, ...answer } = await services.identity.logIn(body, callerOf(c))
  setLoginCookie(c, cookie)
  setDeviceCookie(c, device)
  return answer
})

endpoint(users, spec.checkEmail, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'check-email', 20, HOUR)
  return { available: await services.identity.isEmailFree(body.email) }
})

endpoint(users, spec.sendOtp, 'public', async ({ c, services, body }) => {
  await limitTries(c, 'otp', { limit: 60, windowMs: HOUR, email: body.email })
  await inSameTime(c, await services.identity.requestCode(body, callerOf(c)))
  return sent
})

endpoint(users, spec.resetPassword, 'public', async ({ c, services, body }) => {
  await limitTries(c, 'reset', { limit: 30, windowMs: HOUR, email: body.email })
  await services.identity.resetPassword(body, callerOf(c))
  setLoginCookie(c, null)
  return { message: 'Your new password is set. Please log in.' }
})

endpoint(users, spec.refreshTokens, 'public', async ({ c, services, body }) => {
  const { cookie, ...answer } = await services.identity.refresh(body.refresh)
  setLoginCookie(c, cookie)
  return answer
})

endpoint(users, spec.tokensOfCookie, 'public', async ({ c, services }) => {
  if (!isOwnPage(c)) throw new AppError('bad_origin')
  const value = readLoginCookie(c)
  if (!value) throw new AppError('unauthenticated')
  const { cookie, ...answer } = await services.identity.loginOfCookie(value)
  setLoginCookie(c, cookie)
  return answer
})

endpoint(users, spec.logOut, 'public', async ({ c, services, body, viewer }) => {
  // A foreign page must not delete the cookie. Other clients send neither header.
  if (isForeignPage(c)) throw new AppError('bad_origin')
  await services.identity.logOut({ refresh: body.refresh, loginId: viewer?.loginId })
  setLoginCookie(c, null)
  c.header('clear-site-data', '"cache"')
  return { success: true as const }
})

endpoint(users, spec.listLogins, 'use_account', async ({ services, viewer }) => services.identity.logins(viewer))

endpoint(users, spec.endLogin, 'use_account', async ({ services, viewer, param }) => {
  await services.identity.endOneLogin(viewer, param('id'))
  return { success: true as const }
})

endpoint(users, spec.endOtherLogins, 'use_account', async ({ services, viewer }) => {
  await services.identity.endOtherLogins(viewer)
  return { success: true as const }
})

endpoint(users, spec.changePassword, 'use_account', async ({ services, viewer, body }) => {
  await services.identity.changePassword(viewer, body)
  return { message: 'Your new password is set. Your other devices have been logged out.' }
})

const own = (id: string | undefined, userId: string) => {
  if (id !== undefined && id !== userId) throw new AppError('not_found')
}

for (const readProfile of [spec.readProfile, spec.readProfileByPost]) {
  endpoint(users, readProfile, 'use_account', async ({ services, viewer, query }) => {
    own(query.id, viewer.userId)
    return services.identity.profile(viewer)
  })
}

endpoint(users, spec.updateProfile, 'use_account', async ({ services, viewer, query, body }) => {
  own(query.id, viewer.userId)
  return services.identity.updateProfile(viewer, body)
})

endpoint(users, spec.askEmailChange, 'use_account', async ({ services, viewer, body }) =>
  services.contactChanges.ask({ viewer, form: body }),
)

endpoint(users, spec.takeEmailChangeBack, 'use_account', async ({ services, viewer }) =>
  services.contactChanges.takeBack(viewer),
)

endpoint(users, spec.sendPhoneOtp, 'verify_phone', async ({ c, services, viewer, body }) => {
  await limitByAddress(c, 'phone-otp', 20, HOUR)
  await services.identity.requestPhoneCode(viewer, { ...body, proof: callerOf(c).proof })
  return { message: 'A code is on its way to your phone.' }
})

endpoint(users, spec.verifyPhone, 'verify_phone', async ({ services, viewer, body }) => {
  const verifiedAt = await services.identity.verifyPhone(viewer, body.phone, body.otp)
  return { phone: body.phone, phone_verified_at: verifiedAt }
})

endpoint(users, spec.setPhoto, 'edit_profile', async ({ c, services, viewer }) => ({
  profile_photo: await services.identity.setPhoto(viewer, c.req.raw),
}))

endpoint(users, spec.setSmallPhoto, 'edit_profile', async ({ c, services, viewer, param }) => ({
  profile_photo: await services.identity.setSmallPhoto(viewer, { key: param('key'), upload: c.req.raw }),
}))

endpoint(users, spec.removePhoto, 'use_account', async ({ services, viewer }) => {
  await services.identity.removePhoto(viewer)
  return { profile_photo: null }
})

endpoint(users, spec.closeAccount, 'close_account', async ({ c, services, viewer, body }) => {
  await services.limit('close-account', viewer.userId, 10, HOUR)
  await services.accountDeletion.close({ viewer, form: body })
  setLoginCookie(c, null)
  return { success: true as const }
})

endpoint(users, spec.requestExport, 'close_account', async ({ services, viewer }) => {
  await services.limit('export', viewer.userId, 3, DAY)
  return services.exports.request(viewer)
})

endpoint(users, spec.readExport, 'close_account', async ({ services, viewer }) => services.exports.read(viewer))

binaryEndpoint(users, spec.openExport, 'close_account', async ({ services, viewer, query: { part } }) => {
  const { body, size } = await services.exports.open(viewer, part)
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="my-data${part > 1 ? `-${part}` : ''}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
})
