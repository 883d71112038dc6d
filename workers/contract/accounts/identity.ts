// Accounts on the wire: what forms send and the API answers. Browser and server share the schemas.
import * as z from 'zod'
import { LEAST_PRICE_CENTS } from '#workers/contract/consultations/payout-share.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { TimeZone } from '#workers/contract/time/time-zone.ts'
import { email } from './email.ts'
import { PersonName } from './person-name.ts'
import { phone } from './phone.ts'
import { plainSigns } from './phone-signs.ts'
import { ROLES } from './roles.ts'

const password = z.string().min(8, problemCode('password_too_short')).max(128, problemCode('password_too_long'))
// Mails and messages group the digits, and keyboards have digits of other scripts.
const otp = z
  .string()
  .max(60)
  .transform(plainSigns)
  .pipe(z.string().regex(/^\d{6}$/, problemCode('otp_wrong')))
export const Gender = z.enum(['female', 'male', 'other'])
/** `second_step` codes are created only after an admin's right password. */
export const CodePurpose = z.enum(['register', 'login', 'reset', 'second_step'])
export type CodePurpose = z.infer<typeof CodePurpose>

export const RegisterRequest = z.strictObject({
  full_name: PersonName,
  email,
  phone,
  gender: Gender.nullish(),
  password,
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

// The secret from the answer to a registration: it binds the code to the entered data.
const registration = z.string().max(64).optional()

export const VerifyOtpRequest = z.strictObject({
  email,
  otp,
  registration,
  purpose: CodePurpose.exclude(['reset']).default('register'),
})
export type VerifyOtpRequest = z.infer<typeof VerifyOtpRequest>

export const LoginRequest = z.strictObject({
  email,
  password: z.string().min(1, problemCode('password_missing')).max(128, problemCode('password_too_long')),
})
export type LoginRequest = z.infer<typeof LoginRequest>

export const CheckEmailRequest = z.strictObject({ email })
export const OtpRequest = z.strictObject({ email, purpose: CodePurpose.exclude(['second_step']), registration })
export type OtpRequest = z.infer<typeof OtpRequest>
export const ResetPasswordRequest = z.strictObject({ email, otp, password })
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>
export const ChangePasswordRequest = z.strictObject({
  current_password: z.string().min(1, problemCode('password_missing')).max(128, problemCode('password_too_long')),
  password,
})
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>
/** Times in ms UTC. `browser`: such as "Firefox on Windows", or empty; `current`: the requesting device. */
export const LoginsAnswer = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      created_at: z.number(),
      last_seen_at: z.number(),
      current: z.boolean(),
    }),
  ),
})
export type LoginsAnswer = z.infer<typeof LoginsAnswer>
export const RefreshRequest = z.strictObject({ refresh: z.string().min(1).max(200) })
export const LogoutRequest = RefreshRequest.partial()

const listOf = (what: 'specialization' | 'language') =>
  z
    .array(
      z
        .string()
        .trim()
        .min(2, problemCode(`${what}_too_short`))
        .max(40, problemCode(`${what}_too_long`)),
    )
    .min(1, problemCode(`${what}_missing`))
    .max(12, problemCode('too_many_named'))
const dollars = (max: number) =>
  z
    .number(problemCode('price_missing'))
    .min(LEAST_PRICE_CENTS / 100, problemCode('price_too_low'))
    .max(max, problemCode('price_too_high'))
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, problemCode('price_decimals'))

export const AstrologerRegisterRequest = z.strictObject({
  ...RegisterRequest.shape,
  experience_years: z
    .int(problemCode('years_not_whole'))
    .min(0, problemCode('years_not_whole'))
    .max(70, problemCode('too_many_years')),
  specializations: listOf('specialization'),
  languages: listOf('language'),
  bio: z.string().overwrite(trimmed).min(40, problemCode('bio_too_short')).max(2000, problemCode('text_too_long')),
  price_per_min_call: dollars(50),
  price_per_min_chat: dollars(50),
})
export type AstrologerRegisterRequest = z.infer<typeof AstrologerRegisterRequest>

/** `password`: required to replace a verified number. */
export const PhoneOtpRequest = z.strictObject({ phone, password: LoginRequest.shape.password.optional() })
export type PhoneOtpRequest = z.infer<typeof PhoneOtpRequest>
export const PhoneVerifyRequest = z.strictObject({ phone, otp })
export const PhoneVerifyAnswer = z.object({ phone: z.string(), phone_verified_at: z.number() })

/** `password`: required to replace a verified number by one that cannot receive texts. */
export const ProfileUpdate = z
  .strictObject({
    full_name: PersonName,
    phone,
    gender: Gender.nullable(),
    time_zone: TimeZone,
    password: LoginRequest.shape.password,
  })
  .partial()
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

export const MessageAnswer = z.object({ message: z.string() })
/** The client must send `registration` with the code, so that it cannot confirm a stranger's registration of this address. */
export const RegisterAnswer = z.object({ ...MessageAnswer.shape, registration: z.string() })
export type RegisterAnswer = z.infer<typeof RegisterAnswer>
/** `wallet_balance` in dollars with at most two decimals. */
export const WireUser = z.object({
  id: z.string(),
  full_name: z.string(),
  profile_photo: z.string().nullable(),
  wallet_balance: z.number(),
})
export type WireUser = z.infer<typeof WireUser>

export const LoginAnswer = z.object({
  access: z.string(),
  refresh: z.string(),
  user: WireUser,
  role: z.enum(ROLES),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>
export const RefreshAnswer = z.object({ access: z.string(), refresh: z.string() })
export type RefreshAnswer = z.infer<typeof RefreshAnswer>

export const ProfileAnswer = z.object({
  ...WireUser.shape,
  email: z.string(),
  /** A new address whose confirmation is pending. */
  pending_email: z.string().nullable(),
  phone: z.string(),
  /** A number that an admin entered, whose verification is pending. */
  pending_phone: z.string().nullable(),
  /** Null until the number is verified by a code, because only verified numbers are rung. */
  phone_verified_at: z.number().nullable(),
  gender: Gender.nullable(),
  /** The IANA zone of the account's days; null until a browser has reported one. */
  time_zone: z.string().nullable(),
  role: z.enum(ROLES),
  created_at: z.number(),
})
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

/** `waived`: the money given up with the account, in cents (users) or paise (astrologers), which must equal the balance. */
export const DeleteAccountRequest = z.strictObject({
  password: z.string().min(1, problemCode('password_missing')).max(200),
  waived: z.int().min(0).optional(),
})
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>

export const EXPORT_STATES = ['none', 'waiting', 'ready', 'failed'] as const

/** The archive of an account's data. `bytes` and `expires_at` (ms UTC) once it is ready. */
export const ExportAnswer = z.object({
  state: z.enum(EXPORT_STATES),
  requested_at: z.number().nullable(),
  expires_at: z.number().nullable(),
  /** Of all parts. */
  bytes: z.int().nullable(),
  /** The first part. */
  url: z.string().nullable(),
  /** A large archive has several, each a ZIP file of its own. */
  parts: z.array(z.object({ url: z.string(), bytes: z.int() })),
})
export type ExportAnswer = z.infer<typeof ExportAnswer>
