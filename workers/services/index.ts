// The one place where parts are joined.
import type { AvailableQuery, Presence, StatusAnswer } from '#workers/contract/astrologers.ts'
import type { BirthProfileForm } from '#workers/contract/birth-profiles.ts'
import type { Kind } from '#workers/contract/consultation-states.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { AstrologerRegisterRequest } from '#workers/contract/identity.ts'
import { SECOND } from '#workers/contract/limits.ts'
import type { PushNotice } from '#workers/contract/notifications.ts'
import { type Clock, newId, systemClock } from '#workers/contract/ports.ts'
import type { Role, Viewer } from '#workers/contract/roles.ts'
import { createDb, ping } from '#workers/db/client.ts'
import { memoize } from '#workers/db/memoize.ts'
import * as astrologers from '#workers/domain/astrologers/index.ts'
import * as births from '#workers/domain/birth-profiles/index.ts'
import * as consultations from '#workers/domain/consultations/index.ts'
import * as idempotency from '#workers/domain/idempotency/index.ts'
import * as identity from '#workers/domain/identity/index.ts'
import * as money from '#workers/domain/money/index.ts'
import * as notifications from '#workers/domain/notifications/index.ts'
import * as reports from '#workers/domain/reports/index.ts'
import { readSettings } from '#workers/domain/settings/index.ts'
import type { Env } from '../env.ts'
import { createFailpoints } from '../gateways/failpoint.local.ts'
import { createLimits } from '../gateways/limits.ts'
import { createLive, createRooms } from '../gateways/live.ts'
import { createMailer } from '../gateways/mail.ts'
import { createOutbox, createTextOutbox, readOutbox } from '../gateways/outbox.local.ts'
import { createPageCache } from '../gateways/page-cache.ts'
import { createPlaces } from '../gateways/places.ts'
import { createFiles } from '../gateways/r2-files.ts'
import { createStripeCheckout, readStripeEvent } from '../gateways/stripe.ts'
import { createTestCheckout } from '../gateways/test-checkout.local.ts'
import { isSealed, sealTicket } from '../gateways/ticket-seal.ts'
import { countriesOf, twilioConfig } from '../gateways/twilio/config.ts'
import { createTexter } from '../gateways/twilio/sms.ts'
import { createPusher } from '../gateways/web-push.ts'
import { createCallServices } from './calls.ts'
import { createConsultationServices } from './consultations.ts'
import { createIdentityServices } from './identity.ts'
import { secret, signingKeys } from './secrets.ts'

// Every page shows the name of the platform; a change may take a few seconds to be seen everywhere.
const settings = memoize(readSettings, 10 * SECOND)
const options = memoize(reports.findOptions, 10 * SECOND)

/** Everything a route may call. Made once per request or per Durable Object. `origin` is where links lead. */
export function createServices(env: Env, clock: Clock = systemClock, origin = env.PUBLIC_BASE_URL ?? '') {
  const db = createDb(env.DB)
  const now = () => clock.now()
  const live = createLive(env)
  const rooms = createRooms(env)
  const limits = createLimits(env, clock)
  const files = createFiles(env, newId)
  const twilio = twilioConfig(env)
  const { voice, ...calls } = createCallServices({ env, twilio, db, now, rooms, limits })
  const identityDeps: identity.IdentityDeps = {
    db,
    now,
    newId,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    mail: __LOCAL__ ? createOutbox(env, now) : createMailer(env),
    texts: twilio ? createTexter(twilio) : __LOCAL__ ? createTextOutbox(env, now) : null,
    textsRegistrations: twilio !== null,
    countries: countriesOf(env),
    limits,
    keys: signingKeys(env),
    pepper: secret(env.PEPPER, 'PEPPER'),
    adminSecondStep: env.ADMIN_SECOND_STEP !== 'off',
    origin,
  }
  const topUpDeps: money.TopUpDeps = {
    db,
    now,
    newId,
    limits,
    checkout: createStripeCheckout(env, origin) ?? (__LOCAL__ ? createTestCheckout(origin) : null),
    onFunds: fundsChanged,
  }
  const deps = { db, now, newId, limits, rooms, calls }
  const pushDeps = { db, now, pusher: createPusher(env) }

  async function fundsChanged(userId: string): Promise<void> {
    await Promise.all((await consultations.liveIdsOf(db, { userId })).map((id) => rooms.fundsChanged(id)))
  }

  // Where nobody can be rung by phone, nobody takes phone calls.
  const asked = <Listed extends { kinds: Kind[] }>(listed: Listed): Listed =>
    voice.capabilities.phone ? listed : { ...listed, kinds: listed.kinds.filter((kind) => kind !== 'phone-call') }

  /** A login that is over keeps no socket; other devices of the same person come back with tickets of their own. */
  async function dropSockets(userId: string, role: Role): Promise<void> {
    if (role === 'astrologer') await live.dropLine(userId)
    if (role === 'admin') return
    const ids = await consultations.liveIdsOf(db, role === 'user' ? { userId } : { astrologerId: userId })
    await Promise.all(ids.map((id) => rooms.drop(id, role)))
  }

  async function status(viewer: Viewer): Promise<StatusAnswer> {
    const practice = await astrologers.findPractice(db, viewer.userId)
    if (!practice) throw new AppError('not_found')
    const { status, isApproved, wentOfflineAt } = practice
    return { status, is_approved: isApproved, went_offline_by_itself: wentOfflineAt !== null }
  }

  return {
    clock,
    pingDatabase: () => ping(db),
    live,
    local: __LOCAL__,
    failpoint: __LOCAL__ ? createFailpoints(env) : async (_name: string) => {},
    settings: () => settings(db, now()),
    limit: limits.hit,
    sealTicket: (path: string, ticket: string) => sealTicket(identityDeps.pepper, path, ticket),
    isSealed: (path: string, ticket: string) => isSealed(identityDeps.pepper, path, ticket),

    identity: createIdentityServices({ identityDeps, files, dropSockets }),

    astrologers: {
      register: (form: AstrologerRegisterRequest) => astrologers.registerAstrologer(identityDeps, form),
      listAvailable: async (query: AvailableQuery) => (await reports.findListed(db, query)).map(asked),
      options: () => options(db, now()),
      async waiting(viewer: Viewer) {
        if (viewer.role !== 'admin') throw new AppError('forbidden')
        return reports.findWaiting(db)
      },
      async find(id: string) {
        const found = await reports.findPublic(db, id)
        return found && { ...asked(found), reviews: await reports.findReviewsOf(db, id) }
      },
      status,
      async toggle(viewer: Viewer, wanted?: 'online' | 'offline'): Promise<StatusAnswer> {
        const practice = await astrologers.findPractice(db, viewer.userId)
        if (!practice) throw new AppError('not_found')
        const online = wanted ? wanted === 'online' : practice.status === 'offline'
        if (online && !(practice.isApproved && practice.isActive)) throw new AppError('not_approved')
        const next = await live.switchLine(viewer.userId, online)
        if (next === 'no_way_to_ring') throw new AppError('no_way_to_ring')
        return { status: next, is_approved: practice.isApproved, went_offline_by_itself: false }
      },
      writeStatus: (id: string, next: Presence, wentOfflineAt: number | null) =>
        astrologers.writeStatus(db, id, next, wentOfflineAt),
      setApproval: (viewer: Viewer, id: string, isApproved: boolean) =>
        astrologers.setApproval(
          { db, now, switchOff: async (each) => void (await live.switchLine(each, false)) },
          viewer,
          id,
          isApproved,
        ),
    },

    money: {
      check: async () => [...(await reports.checkLedger(db)), await consultations.checkBills(db)],
      wallet: (viewer: Viewer) => money.readWallet(deps, viewer),
      setMonthlyLimit: (viewer: Viewer, cents: number | null) => money.setMonthlyLimit(deps, { viewer, cents }),
      transactions: (viewer: Viewer, page: number) => reports.readStatement(deps, { viewer, page }),
      startTopUp: (viewer: Viewer, cents: number) => money.startTopUp(topUpDeps, { viewer, amountCents: cents }),
      topUp: (viewer: Viewer, id: string) => money.readTopUp(topUpDeps, { viewer, id }),
      confirmTopUp: (paid: Parameters<typeof money.confirmTopUp>[1]) => money.confirmTopUp(topUpDeps, paid),
      failTopUp: (id: string) => money.failTopUp(topUpDeps, id),
      completeTestTopUp: (viewer: Viewer, id: string) => money.completeTestTopUp(topUpDeps, { viewer, id }),
      earnings: (viewer: Viewer) => reports.readEarnings(deps, viewer),
      balanceOf: async (userId: string) => (await money.walletBalance(db, userId)).balanceCents,
    },

    notifications: {
      publicKey: pushDeps.pusher?.publicKey ?? null,
      register: (viewer: Viewer, accountId: string, token: string) =>
        notifications.registerDevice(pushDeps, viewer, accountId, token),
      hasDevice: (userId: string) => notifications.hasDevice(pushDeps, userId),
      notify: (userId: string, notice: PushNotice, ttlSeconds: number) =>
        notifications.notify(pushDeps, userId, notice, ttlSeconds),
    },
    consultations: { ...createConsultationServices(deps, files), fundsChanged },

    voice,
    calls,
    readStripeEvent: (body: string, signature: string | undefined) => readStripeEvent(env, body, signature),
    outbox: __LOCAL__ ? () => readOutbox(env) : async () => [],

    places: createPlaces(env, origin),
    pages: createPageCache(__BUILD__),

    births: {
      list: (viewer: Viewer) => births.findProfiles(db, viewer.userId),
      async read(viewer: Viewer, id: string) {
        const found = await births.findProfile(db, { userId: viewer.userId, id })
        if (!found) throw new AppError('not_found')
        return found
      },
      save: (viewer: Viewer, form: BirthProfileForm) => births.saveBirth(deps, viewer, form),
      change: (viewer: Viewer, id: string, form: BirthProfileForm) => births.changeBirth(deps, viewer, id, form),
      async remove(viewer: Viewer, id: string): Promise<void> {
        if (!(await births.deleteProfile(db, { userId: viewer.userId, id }))) throw new AppError('not_found')
      },
    },

    files: { readPhoto: (key: string) => files.read(`photos/${key}`) },

    idempotency: {
      claim: (key: idempotency.NewKey) => idempotency.claimKey(deps, key),
      keep: (answer: idempotency.KeyOfUser & idempotency.KeptAnswer) => idempotency.keepAnswer(deps, answer),
      release: (key: idempotency.KeyOfUser) => idempotency.releaseKey(deps, key),
    },

    /** Forgets what nobody needs any more: old codes, logins, idempotency keys. */
    async cleanUp(): Promise<void> {
      await identity.deleteOldCodes(db, now())
      await identity.deleteOldRegistrations(db, now())
      await identity.deleteOldLogins(db, now())
      await idempotency.deleteOldKeys(deps)
      await births.deleteOldAttached(db, now())
      await consultations.forgetMetrics(deps)
      await notifications.forgetOldDevices(deps)
    },
  }
}

export type Services = ReturnType<typeof createServices>
