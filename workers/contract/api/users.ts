// Accounts, codes, tokens and the viewer's profile.
import * as z from 'zod'
import { EmailChangeAnswer, EmailChangeRequest } from '#workers/contract/accounts/contact-changes.ts'
import * as wire from '#workers/contract/accounts/identity.ts'
import { PHOTO_TYPES } from '../file-kinds.ts'
import type { ApiSpec, BinarySpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const registerUser = {
  route: routes.registerUser,
  summary: 'Register as a user',
  body: wire.RegisterRequest,
  answer: wire.RegisterAnswer,
  status: 201,
} as const satisfies ApiSpec

export const verifyOtp = {
  route: routes.verifyOtp,
  summary: 'Confirm an e-mail, or log in, with a code',
  body: wire.VerifyOtpRequest,
  answer: wire.LoginAnswer,
} as const satisfies ApiSpec

export const logIn = {
  route: routes.logIn,
  summary: 'Log in by password',
  body: wire.LoginRequest,
  answer: wire.LoginAnswer,
} as const satisfies ApiSpec

export const checkEmail = {
  route: routes.checkEmail,
  summary: 'Whether an e-mail is free to register',
  body: wire.CheckEmailRequest,
  answer: z.object({ available: z.boolean() }),
} as const satisfies ApiSpec

export const sendOtp = {
  route: routes.sendOtp,
  summary: 'Send a one-time code',
  body: wire.OtpRequest,
  answer: wire.MessageAnswer,
} as const satisfies ApiSpec

export const resetPassword = {
  route: routes.resetPassword,
  summary: 'Set a new password with a code; all logins end',
  body: wire.ResetPasswordRequest,
  answer: wire.MessageAnswer,
} as const satisfies ApiSpec

export const refreshTokens = {
  route: routes.refreshTokens,
  summary: 'A new pair of tokens for a refresh token',
  body: wire.RefreshRequest,
  answer: wire.RefreshAnswer,
} as const satisfies ApiSpec

export const tokensOfCookie = {
  route: routes.tokensOfCookie,
  summary: 'A pair of tokens for a browser of ours that has only the cookie of its login',
  answer: wire.LoginAnswer,
} as const satisfies ApiSpec

export const logOut = {
  route: routes.logOut,
  summary: 'End the login',
  body: wire.LogoutRequest,
  bodyOptional: true,
  ends: true,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const listLogins = {
  route: routes.listLogins,
  summary: 'The devices on which one is logged in',
  answer: wire.LoginsAnswer,
} as const satisfies ApiSpec

export const endLogin = {
  route: routes.endLogin,
  summary: 'Log one of one’s devices out',
  ends: true,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const endOtherLogins = {
  route: routes.endOtherLogins,
  summary: 'Log all of one’s other devices out',
  ends: true,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const changePassword = {
  route: routes.changePassword,
  summary: 'Set a new password with the old one; all other logins end',
  body: wire.ChangePasswordRequest,
  answer: wire.MessageAnswer,
} as const satisfies ApiSpec

const ProfileQuery = z.object({ id: z.string().optional() })

export const readProfile = {
  route: routes.readProfile,
  summary: 'One’s own profile',
  query: ProfileQuery,
  answer: wire.ProfileAnswer,
} as const satisfies ApiSpec

/** Both methods are supported for existing clients. */
export const readProfileByPost = { ...readProfile, route: routes.readProfileByPost } as const satisfies ApiSpec

export const updateProfile = {
  route: routes.updateProfile,
  summary: 'Change one’s own profile',
  query: ProfileQuery,
  body: wire.ProfileUpdate,
  answer: wire.ProfileAnswer,
} as const satisfies ApiSpec

export const askEmailChange = {
  route: routes.askEmailChange,
  summary: 'Ask for another e-mail address, which waits until its mailbox confirms it',
  body: EmailChangeRequest,
  answer: EmailChangeAnswer,
} as const satisfies ApiSpec

export const takeEmailChangeBack = {
  route: routes.takeEmailChangeBack,
  summary: 'Take back an e-mail address that still waits',
  answer: EmailChangeAnswer,
} as const satisfies ApiSpec

export const sendPhoneOtp = {
  route: routes.sendPhoneOtp,
  summary: 'Send a code to one’s phone by text message',
  body: wire.PhoneOtpRequest,
  answer: wire.MessageAnswer,
} as const satisfies ApiSpec

export const verifyPhone = {
  route: routes.verifyPhone,
  summary: 'Verify one’s phone number with the code that was sent to it',
  body: wire.PhoneVerifyRequest,
  answer: wire.PhoneVerifyAnswer,
} as const satisfies ApiSpec

const PhotoAnswer = z.object({ profile_photo: z.string().nullable() })

export const setPhoto = {
  route: routes.setPhoto,
  summary: 'Set one’s photo (JPEG, PNG or WebP, 5 MB at most)',
  file: PHOTO_TYPES,
  answer: PhotoAnswer,
} as const satisfies ApiSpec

export const setSmallPhoto = {
  route: routes.setSmallPhoto,
  summary: 'Set the small square of one’s photo for lists (WebP or JPEG, 96 pixels and 32 KB at most)',
  file: ['image/webp', 'image/jpeg'],
  answer: PhotoAnswer,
} as const satisfies ApiSpec

export const removePhoto = {
  route: routes.removePhoto,
  summary: 'Remove one’s photo',
  answer: PhotoAnswer,
} as const satisfies ApiSpec

export const closeAccount = {
  route: routes.closeAccount,
  summary: 'Delete one’s account: personal data goes, money records stay without the name',
  body: wire.DeleteAccountRequest,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const requestExport = {
  route: routes.requestExport,
  summary: 'Ask for an archive of one’s data, which is made within minutes and kept for 24 hours',
  answer: wire.ExportAnswer,
  status: 201,
} as const satisfies ApiSpec

export const readExport = {
  route: routes.readExport,
  summary: 'Whether the archive of one’s data is ready',
  answer: wire.ExportAnswer,
} as const satisfies ApiSpec

export const openExport = {
  route: routes.openExport,
  summary: 'A part of the archive, a ZIP; the first without ?part',
  query: z.object({ part: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: 'bytes',
} as const satisfies BinarySpec
