// /users/…: accounts, codes, tokens and one's own profile (SPEC 7, PRODUCT 3).
import * as z from 'zod'
import { AppError } from '#workers/contract/errors.ts'
import * as wire from '#workers/contract/identity.ts'
import { HOUR, MINUTE } from '#workers/contract/limits.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { clientNetwork, limitByAddress } from '../http/rate-limit.ts'
import { setLoginCookie } from '../http/viewer.ts'

export const users = createApi()

const { MessageAnswer } = wire
const sent = { message: 'If that is possible, a code is on its way to your e-mail.' }

endpoint(
  users,
  'post',
  '/users/register/',
  {
    summary: 'Register as a user',
    access: 'public',
    body: wire.RegisterRequest,
    answer: wire.RegisterAnswer,
    status: 201,
  },
  async ({ c, services, body }) => {
    await limitByAddress(c, 'register', 60, HOUR)
    const registration = await services.identity.register(body)
    return { message: 'Please enter the code that we sent to your e-mail.', registration }
  },
)

endpoint(
  users,
  'post',
  '/users/verify_otp/',
  {
    summary: 'Confirm an e-mail, or log in, with a code',
    access: 'public',
    body: wire.VerifyOtpRequest,
    answer: wire.LoginAnswer,
  },
  async ({ c, services, body }) => {
    await limitByAddress(c, 'verify', 120, HOUR)
    const { cookie, ...answer } = await services.identity.verifyCode(body)
    setLoginCookie(c, cookie)
    return answer
  },
)

endpoint(
  users,
  'post',
  '/users/login/',
  { summary: 'Log in by password', access: 'public', body: wire.LoginRequest, answer: wire.LoginAnswer },
  async ({ c, services, body }) => {
    await limitByAddress(c, 'login', 60, 15 * MINUTE)
    const { cookie, ...answer } = await services.identity.logIn(body.email, body.password)
    setLoginCookie(c, cookie)
    return answer
  },
)

endpoint(
  users,
  'post',
  '/users/check_email/',
  {
    summary: 'Whether an e-mail is free to register',
    access: 'public',
    body: wire.CheckEmailRequest,
    answer: z.object({ available: z.boolean() }),
  },
  async ({ c, services, body }) => ({ available: await services.identity.isEmailFree(body.email, clientNetwork(c)) }),
)

endpoint(
  users,
  'post',
  '/users/otp/',
  { summary: 'Send a one-time code', access: 'public', body: wire.OtpRequest, answer: MessageAnswer },
  async ({ c, services, body }) => {
    await limitByAddress(c, 'otp', 60, HOUR)
    await services.identity.requestCode(body)
    return sent
  },
)

endpoint(
  users,
  'post',
  '/users/reset_password/',
  {
    summary: 'Set a new password with a code; all sessions end',
    access: 'public',
    body: wire.ResetPasswordRequest,
    answer: MessageAnswer,
  },
  async ({ c, services, body }) => {
    await limitByAddress(c, 'reset', 30, HOUR)
    await services.identity.resetPassword(body)
    setLoginCookie(c, null)
    return { message: 'Your new password is set. Please log in.' }
  },
)

endpoint(
  users,
  'post',
  '/users/token/refresh/',
  {
    summary: 'A new pair of tokens for a refresh token',
    access: 'public',
    body: wire.RefreshRequest,
    answer: wire.RefreshAnswer,
  },
  async ({ c, services, body }) => {
    const { cookie, ...answer } = await services.identity.refresh(body.refresh)
    setLoginCookie(c, cookie)
    return answer
  },
)

endpoint(
  users,
  'post',
  '/users/logout/',
  {
    summary: 'End the session',
    access: 'public',
    body: wire.LogoutRequest,
    bodyOptional: true,
    answer: z.object({ success: z.literal(true) }),
  },
  async ({ c, services, body, viewer }) => {
    await services.identity.logOut({ refresh: body.refresh, loginId: viewer?.loginId })
    setLoginCookie(c, null)
    c.header('clear-site-data', '"cache"')
    return { success: true as const }
  },
)

const ProfileQuery = z.object({ id: z.string().optional() })
const own = (id: string | undefined, userId: string) => {
  if (id !== undefined && id !== userId) throw new AppError('not_found')
}

for (const method of ['get', 'post'] as const) {
  endpoint(
    users,
    method,
    '/users/profile/',
    { summary: 'One’s own profile', access: 'use_account', query: ProfileQuery, answer: wire.ProfileAnswer },
    async ({ services, viewer, query }) => {
      own(query.id, viewer.userId)
      return services.identity.profile(viewer)
    },
  )
}

endpoint(
  users,
  'put',
  '/users/profile/',
  {
    summary: 'Change one’s own profile',
    access: 'use_account',
    query: ProfileQuery,
    body: wire.ProfileUpdate,
    answer: wire.ProfileAnswer,
  },
  async ({ services, viewer, query, body }) => {
    own(query.id, viewer.userId)
    return services.identity.updateProfile(viewer, body)
  },
)

endpoint(
  users,
  'post',
  '/users/phone/otp/',
  {
    summary: 'Send a code to one’s phone by text message',
    access: 'verify_phone',
    body: wire.PhoneOtpRequest,
    answer: MessageAnswer,
  },
  async ({ c, services, viewer, body }) => {
    await limitByAddress(c, 'phone-otp', 20, HOUR)
    await services.identity.requestPhoneCode(viewer, body.phone)
    return { message: 'A code is on its way to your phone.' }
  },
)

endpoint(
  users,
  'post',
  '/users/phone/verify/',
  {
    summary: 'Verify one’s phone number with the code that was sent to it',
    access: 'verify_phone',
    body: wire.PhoneVerifyRequest,
    answer: wire.PhoneVerifyAnswer,
  },
  async ({ services, viewer, body }) => {
    const verifiedAt = await services.identity.verifyPhone(viewer, body.phone, body.otp)
    return { phone: body.phone, phone_verified_at: verifiedAt }
  },
)

const PhotoAnswer = z.object({ profile_photo: z.string().nullable() })

endpoint(
  users,
  'put',
  '/users/profile/photo/',
  {
    summary: 'Set one’s photo (JPEG, PNG or WebP, 5 MB at most)',
    access: 'use_account',
    file: ['image/jpeg', 'image/png', 'image/webp'],
    answer: PhotoAnswer,
  },
  async ({ c, services, viewer }) => ({ profile_photo: await services.identity.setPhoto(viewer, c.req.raw) }),
)

endpoint(
  users,
  'delete',
  '/users/profile/photo/',
  { summary: 'Remove one’s photo', access: 'use_account', answer: PhotoAnswer },
  async ({ services, viewer }) => {
    await services.identity.removePhoto(viewer)
    return { profile_photo: null }
  },
)
