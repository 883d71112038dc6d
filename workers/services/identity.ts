// The part of services that is about accounts and who is logged in.
import type { LoginAnswer, ProfileUpdate, RegisterRequest } from '#workers/contract/identity.ts'
import type { Role, Viewer } from '#workers/contract/roles.ts'
import * as astrologers from '#workers/domain/astrologers/index.ts'
import * as identity from '#workers/domain/identity/index.ts'
import { readSettings } from '#workers/domain/settings/index.ts'
import type { createFiles } from '../gateways/r2-files.ts'

type Parts = {
  identityDeps: identity.IdentityDeps
  files: ReturnType<typeof createFiles>
  /** A login that is over keeps no socket. */
  dropSockets: (userId: string, role: Role) => Promise<void>
}

export function createIdentityServices({ identityDeps, files, dropSockets }: Parts) {
  const { db } = identityDeps

  async function loginAnswerOf({ account, tokens }: identity.LoggedIn) {
    const { access, refresh, cookie } = tokens
    const user = await identity.wireUser(identityDeps, account)
    return { access, refresh, user, role: account.role, cookie } satisfies LoginAnswer & { cookie: unknown }
  }

  return {
    register: (form: RegisterRequest) => identity.register(identityDeps, 'user', form),
    async verifyCode(form: Parameters<typeof identity.verifyCode>[1]) {
      const { usdInrRate } = await readSettings(db)
      const beside = (id: string, practice: unknown) =>
        practice ? [astrologers.confirmPractice(db, id, practice as astrologers.PracticeForm, usdInrRate)] : []
      return loginAnswerOf(await identity.verifyCode(identityDeps, form, beside))
    },
    logIn: async (email: string, password: string) =>
      loginAnswerOf(await identity.logIn(identityDeps, email, password)),
    requestCode: (form: Parameters<typeof identity.requestCode>[1]) => identity.requestCode(identityDeps, form),
    async resetPassword(form: Parameters<typeof identity.resetPassword>[1]): Promise<void> {
      const { id, role } = await identity.resetPassword(identityDeps, form)
      await dropSockets(id, role)
    },
    isEmailFree: (email: string, caller: string) => identity.isEmailFree(identityDeps, email, caller),
    refresh: (token: string) => identity.refreshLogin(identityDeps, token),
    async logOut(by: { refresh?: string; loginId?: string }): Promise<void> {
      const whose = await identity.logOut(identityDeps, by)
      if (whose) await dropSockets(whose.userId, whose.role)
    },
    viewerOfToken: (token: string) => identity.viewerOfToken(identityDeps, token),
    viewerOfCookie: (cookie: string) => identity.viewerOfCookie(identityDeps, cookie),
    requestPhoneCode: (viewer: Viewer, phone: string) => identity.requestPhoneCode(identityDeps, viewer, phone),
    verifyPhone: (viewer: Viewer, phone: string, otp: string) => identity.verifyPhone(identityDeps, viewer, phone, otp),
    profile: (viewer: Viewer) => identity.readProfile(identityDeps, viewer),
    updateProfile: (viewer: Viewer, change: ProfileUpdate) => identity.updateProfile(identityDeps, viewer, change),
    async setPhoto(viewer: Viewer, request: Request): Promise<string> {
      const path = await files.putPhoto(request)
      const before = await identity.setPhoto(identityDeps, viewer.userId, path)
      if (before) await files.deletePhoto(before)
      return path
    },
    async removePhoto(viewer: Viewer): Promise<void> {
      const before = await identity.setPhoto(identityDeps, viewer.userId, null)
      if (before) await files.deletePhoto(before)
    },
  }
}
