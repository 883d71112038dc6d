import type { RegisterRequest } from '#workers/contract/identity.ts'
import { withDeps } from '../with-deps.ts'
import { deleteOldCodes } from './code.repo.ts'
import type { IdentityDeps } from './deps.ts'
import { isEmailFree, requestCode } from './log-in.ts'
import { deleteOldLogins } from './login.repo.ts'
import { answerCode, answerLogin, endAllLogins, endLogin, type LoginDeps } from './login-answers.ts'
import { refreshLogin, viewerOfCookie, viewerOfToken } from './logins.ts'
import { requestPhoneCode, verifyPhone } from './phone.ts'
import { type Photos, removePhoto, setPhoto } from './photo.ts'
import { readProfile, updateProfile } from './profile.ts'
import { register } from './register.ts'
import { deleteOldRegistrations } from './registration.repo.ts'

export * from './access-token.ts'
export { type Account, findById } from './account.repo.ts'
export type { IdentityDeps } from './deps.ts'
export { countryOf } from './dialable.ts'
export { requestCode, verifyCode } from './log-in.ts'
export * from './passwords.ts'
export { allows, type Permission, requirePermission, rolesWith } from './permissions.ts'
export { numberOf } from './phone.ts'
export { register } from './register.ts'
export * from './secrets.ts'

/** Accounts, codes, logins. */
export function createIdentity(deps: LoginDeps & { photos: Photos }) {
  return withDeps(deps, {
    register: registerUser,
    verifyCode: answerCode,
    logIn: answerLogin,
    requestCode,
    resetPassword: endAllLogins,
    isEmailFree,
    refresh: refreshLogin,
    logOut: endLogin,
    viewerOfToken,
    viewerOfCookie,
    requestPhoneCode,
    verifyPhone,
    profile: readProfile,
    updateProfile,
    setPhoto,
    removePhoto,
    deleteOldCodes: ({ db, now }) => deleteOldCodes(db, now()),
    deleteOldRegistrations: ({ db, now }) => deleteOldRegistrations(db, now()),
    deleteOldLogins: ({ db, now }) => deleteOldLogins(db, now()),
  })
}

function registerUser(deps: IdentityDeps, form: RegisterRequest): Promise<string> {
  return register(deps, { role: 'user', form })
}
