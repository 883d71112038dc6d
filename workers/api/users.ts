import * as spec from '#workers/contract/api/users.ts'
import { AppError } from '#workers/contract/errors.ts'
import { HOUR, MINUTE } from '#workers/contract/limits.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { setLoginCookie } from '../http/login-cookie.ts'
import { clientNetwork, limitByAddress } from '../http/rate-limit.ts'

export const users = createApi()

const sent = { message: 'If that is possible, a code is on its way to your e-mail.' }

endpoint(users, spec.registerUser, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'register', 60, HOUR)
  const registration = await services.identity.register(body)
  return { message: 'Please enter the code that we sent to your e-mail.', registration }
})

endpoint(users, spec.verifyOtp, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'verify', 120, HOUR)
  const { cookie, ...answer } = await services.identity.verifyCode(body)
  setLoginCookie(c, cookie)
  return answer
})

endpoint(users, spec.logIn, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'login', 60, 15 * MINUTE)
  const { cookie, ...answer } = await services.identity.logIn(body.email, body.password)
  setLoginCookie(c, cookie)
  return answer
})

endpoint(users, spec.checkEmail, 'public', async ({ c, services, body }) => ({
  available: await services.identity.isEmailFree(body.email, clientNetwork(c)),
}))

endpoint(users, spec.sendOtp, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'otp', 60, HOUR)
  await services.identity.requestCode(body)
  return sent
})

endpoint(users, spec.resetPassword, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'reset', 30, HOUR)
  await services.identity.resetPassword(body)
  setLoginCookie(c, null)
  return { message: 'Your new password is set. Please log in.' }
})

endpoint(users, spec.refreshTokens, 'public', async ({ c, services, body }) => {
  const { cookie, ...answer } = await services.identity.refresh(body.refresh)
  setLoginCookie(c, cookie)
  return answer
})

endpoint(users, spec.logOut, 'public', async ({ c, services, body, viewer }) => {
  await services.identity.logOut({ refresh: body.refresh, loginId: viewer?.loginId })
  setLoginCookie(c, null)
  c.header('clear-site-data', '"cache"')
  return { success: true as const }
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

endpoint(users, spec.sendPhoneOtp, 'verify_phone', async ({ c, services, viewer, body }) => {
  await limitByAddress(c, 'phone-otp', 20, HOUR)
  await services.identity.requestPhoneCode(viewer, body.phone)
  return { message: 'A code is on its way to your phone.' }
})

endpoint(users, spec.verifyPhone, 'verify_phone', async ({ services, viewer, body }) => {
  const verifiedAt = await services.identity.verifyPhone(viewer, body.phone, body.otp)
  return { phone: body.phone, phone_verified_at: verifiedAt }
})

endpoint(users, spec.setPhoto, 'use_account', async ({ c, services, viewer }) => ({
  profile_photo: await services.identity.setPhoto(viewer, c.req.raw),
}))

endpoint(users, spec.removePhoto, 'use_account', async ({ services, viewer }) => {
  await services.identity.removePhoto(viewer)
  return { profile_photo: null }
})
