// The one place where parts are joined: gateways to ports, dependencies to areas. No decisions.
import { SECOND } from '#workers/contract/limits.ts'
import { type Clock, newId, systemClock } from '#workers/contract/ports.ts'
import type { Role, Viewer } from '#workers/contract/roles.ts'
import { createDb, ping } from '#workers/db/client.ts'
import { limitedD1 } from '#workers/db/limited-d1.ts'
import { memoize } from '#workers/db/memoize.ts'
import { confirmPractice, createAstrologers, type PracticeForm } from '#workers/domain/astrologers/index.ts'
import { createBirths } from '#workers/domain/birth-profiles/index.ts'
import { createConsultations, liveIdsOf, wrongBills } from '#workers/domain/consultations/index.ts'
import { createIdempotency } from '#workers/domain/idempotency/index.ts'
import {
  allows,
  CHEAP_PASSWORD_COST,
  createIdentity,
  type IdentityDeps,
  PASSWORD_COST,
} from '#workers/domain/identity/index.ts'
import { createInbox } from '#workers/domain/inbox/index.ts'
import { findDue, JOB_LIMIT, type Run, runOnce, type Slot } from '#workers/domain/jobs/index.ts'
import { createMoney } from '#workers/domain/money/index.ts'
import { createNotifications } from '#workers/domain/notifications/index.ts'
import {
  checkNewBooks,
  readEarnings,
  readStatement,
  readWholeStatement,
  statementMonths,
} from '#workers/domain/reports/index.ts'
import { readSettings } from '#workers/domain/settings/index.ts'
import type { Env } from '../env.ts'
import { createClock } from '../gateways/clock.local.ts'
import { strictD1 } from '../gateways/d1-limits.local.ts'
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
import { secret, signingKeys } from './secrets.ts'

// Every page shows the name of the platform; a change may take a few seconds to be seen everywhere.
const settings = memoize(readSettings, 10 * SECOND)

/** The clock of domain, gateways and rooms: the system's, or in local builds one at CLOCK_RATE. */
export function clockOf(env: Env): Clock {
  return __LOCAL__ ? createClock(env) : systemClock
}

/** Everything that a route may call. Made once per isolate or per Durable Object, so it holds nothing of one request. `origin` is where links lead. */
export function createServices(env: Env, clock: Clock = clockOf(env), origin = env.PUBLIC_BASE_URL ?? '') {
  const db = createDb(limitedD1(__LOCAL__ ? strictD1(env.DB) : env.DB))
  const now = () => clock.now()
  const [live, rooms, limits] = [createLive(env), createRooms(env), createLimits(env, clock)]
  const files = createFiles(env, newId)
  const identityDeps = { db, now, newId, limits, ...identityPorts(env, { now, origin }) }
  const { voice, ...calls } = createCallServices({
    ...{ env, twilio: twilioConfig(env), db, now, rooms, limits },
    platformName: async () => (await settings(db, now())).platformName,
    dayCeilingCents: async () => (await settings(db, now())).voiceDayCeilingCents,
    tellAdmins: async (notice) => identityDeps.mail.send({ ...notice, to: (await settings(db, now())).supportEmail }),
  })
  const deps = { db, now, newId, limits }
  const consultations = createConsultations({ ...deps, rooms, calls, files })
  const checkout = createStripeCheckout(env, origin) ?? (__LOCAL__ ? createTestCheckout(origin) : null)

  return {
    clock,
    /** From 0 to 1: spreads what many objects would do at one moment. */
    chance: () => Math.random(),
    live,
    local: __LOCAL__,
    failpoint: __LOCAL__ ? createFailpoints(env) : async (_name: string) => {},
    pingDatabase: () => ping(db),
    settings: () => settings(db, now()),
    limit: limits.hit,
    allows,
    sealTicket: (path: string, ticket: string) => sealTicket(identityDeps.pepper, path, ticket),
    isSealed: (path: string, ticket: string) => isSealed(identityDeps.pepper, path, ticket),
    readStripeEvent: (body: string, signature: string | undefined) => readStripeEvent(env, body, signature),
    outbox: __LOCAL__ ? () => readOutbox(env) : async () => [],

    identity: createIdentity({
      ...identityDeps,
      photos: files,
      async statementsBeside() {
        const { usdInrRate } = await settings(db, now())
        return (id, practice) => (practice ? [confirmPractice(db, id, practice as PracticeForm, usdInrRate)] : [])
      },
      // Other devices of the same person come back with tickets of their own.
      async closeSockets(userId: string, role: Role) {
        if (role === 'astrologer') await live.dropLine(userId)
        if (role === 'admin') return
        const ids = await liveIdsOf(db, role === 'user' ? { userId } : { astrologerId: userId })
        await Promise.all(ids.map((id) => rooms.drop(id, role)))
      },
    }),
    astrologers: createAstrologers({ ...identityDeps, line: live, possible: voice.capabilities }),
    consultations,
    money: createMoney({ ...deps, checkout, onFunds: consultations.fundsChanged }),
    reports: {
      statement: (asked: { viewer: Viewer; page: number; month?: string | null }) => readStatement(deps, asked),
      wholeStatement: (asked: { viewer: Viewer; month: string | null }) => readWholeStatement(deps, asked),
      statementMonths: (asked: { viewer: Viewer }) => statementMonths(deps, asked),
      earnings: (viewer: Viewer) => readEarnings(deps, viewer),
      checkBooks: () => checkNewBooks({ db, now, wrongBills }),
    },
    notifications: createNotifications({ ...deps, pusher: createPusher(env) }),
    births: createBirths(deps),
    idempotency: createIdempotency(deps),
    inbox: createInbox(deps),
    jobs: {
      findDue: <Each extends Slot>(jobs: readonly Each[], now: number) => findDue(db, jobs, now),
      runOnce: (run: Run) => runOnce(db, run),
      limit: JOB_LIMIT,
    },
    voice,
    calls,
    places: createPlaces(env, origin),
    pages: createPageCache(__BUILD__),
    files: { readPhoto: (key: string) => files.read(`photos/${key}`) },
  }
}

/** What identity needs beside the database: secrets, mail and text messages. */
function identityPorts(env: Env, { now, origin }: { now: () => number; origin: string }) {
  const twilio = twilioConfig(env)
  return {
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    mail: __LOCAL__ ? createOutbox(env, now) : createMailer(env),
    texts: twilio ? createTexter(twilio) : __LOCAL__ ? createTextOutbox(env, now) : null,
    textsRegistrations: twilio !== null,
    countries: countriesOf(env),
    keys: signingKeys(env),
    pepper: secret(env.PEPPER, 'PEPPER'),
    passwordCost: __LOCAL__ && env.CHEAP_PASSWORDS ? CHEAP_PASSWORD_COST : PASSWORD_COST,
    adminSecondStep: env.ADMIN_SECOND_STEP !== 'off',
    origin,
  } satisfies Partial<IdentityDeps>
}

export type Services = ReturnType<typeof createServices>
