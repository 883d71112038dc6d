import type { RegisterRequest } from '#workers/contract/accounts/identity.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { bindDeps } from '../bind-deps.ts'
import { updateAccount } from './account.repo.ts'
import { endClientLogins, setClientActive } from './admin-accounts.ts'
import { deleteOldCodes } from './code.repo.ts'
import type { Caller, IdentityDeps, LoginDeps } from './deps.ts'
import { changePassword, endOneLogin, endOtherLogins, listLogins } from './logins/devices.ts'
import { knownDevice } from './logins/known-device.ts'
import { isEmailFree, requestCode } from './logins/log-in.ts'
import { deleteOldLogins, revokeSome } from './logins/login.repo.ts'
import {
  answerCode,
  answerCookie,
  answerLogin,
  answerPasskey,
  answerRecoveryCode,
  endAllLogins,
  endLogin,
  endOutdatedLogins,
} from './logins/login-answers.ts'
import { refreshLogin, viewerOfCookie, viewerOfToken } from './logins/logins.ts'
import { deleteOldChallenges } from './logins/passkey.repo.ts'
import { preparePasskeyLogin } from './logins/passkey-login.ts'
import { addPasskey, listPasskeys, makeRecoveryCodes, preparePasskey, removePasskey } from './logins/passkeys.ts'
import { type OldPhonesDeps, rewriteOldPhones } from './phones/old-phones.ts'
import { type PhoneDeps, requestPhoneCode, verifyPhone } from './phones/phone.ts'
import { type Photos, removePhoto, setPhoto, setSmallPhoto } from './photo.ts'
import { readProfile, updateProfile } from './profile.ts'
import { register } from './register.ts'
import { deleteOldRegistrations } from './registration.repo.ts'

export {
  type Account,
  findByEmail,
  findById,
  findTimeZones,
  hasOpenAccount,
  selectAccount,
  setFirstZone,
  updateAccount,
} from './account.repo.ts'
export * from './contact-change.repo.ts'
export type { Caller, IdentityDeps } from './deps.ts'
export { eraseAccountRows, lockAccount } from './erase-account-rows.ts'
export * from './logins/access-token.ts'
export { requestCode, verifyCode } from './logins/log-in.ts'
export { assertPassword } from './passwords/own-password.ts'
export * from './passwords/passwords.ts'
export {
  allows,
  may,
  type Permission,
  requirePermission,
  rolesWith,
  sideOf,
  standingFor,
  standingRefusal,
  waitsForPasskey,
} from './permissions.ts'
export { canonicalPhone, canText, countryOf } from './phones/dialable.ts'
export { fingerprintsOf, numberOf, type PhoneDeps, phoneHashesOf } from './phones/phone.ts'
export { changeAccount, changeOwn, type ProfileDeps, readProfile } from './profile.ts'
export { register } from './register.ts'
export { replaceEmail, replacePhone } from './replace-contact.ts'
export { mailSafety } from './safety-mail.ts'
export * from './secrets.ts'

export function createIdentity(deps: LoginDeps & OldPhonesDeps & PhoneDeps & { photos: Photos }) {
  return bindDeps(deps, {
    register: registerUser,
    verifyCode: answerCode,
    logIn: answerLogin,
    logInByPasskey: answerPasskey,
    logInByRecoveryCode: answerRecoveryCode,
    preparePasskeyLogin,
    passkeys: listPasskeys,
    preparePasskey,
    addPasskey,
    removePasskey,
    makeRecoveryCodes,
    requestCode,
    resetPassword: endAllLogins,
    isEmailFree,
    knownDevice,
    refresh: refreshLogin,
    loginOfCookie: answerCookie,
    logOut: endLogin,
    logins: listLogins,
    endOneLogin,
    endOtherLogins,
    endOutdatedLogins,
    endSomeLogins: ({ db, now }) => revokeSome(db, now()),
    changePassword,
    setClientActive,
    endClientLogins,
    viewerOfToken,
    viewerOfCookie,
    requestPhoneCode,
    verifyPhone,
    rewriteOldPhones,
    profile: readProfile,
    updateProfile,
    chooseLanguage,
    setPhoto,
    setSmallPhoto,
    removePhoto,
    deleteOldCodes: async ({ db, now }) => {
      await Promise.all([deleteOldCodes(db, now()), deleteOldChallenges(db, now())])
    },
    deleteOldRegistrations: ({ db, now }) => deleteOldRegistrations(db, now()),
    deleteOldLogins: ({ db, now }) => deleteOldLogins(db, now()),
  })
}

function registerUser(deps: IdentityDeps, form: RegisterRequest, caller: Caller): Promise<string> {
  return register(deps, { role: 'user', form, caller })
}

/** Stores the language of mails, text messages and notices to this account. */
async function chooseLanguage(
  { db }: Pick<IdentityDeps, 'db'>,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  await updateAccount(db, userId, { language })
}
