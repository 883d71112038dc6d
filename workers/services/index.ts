import { monthsInEffect } from '#workers/contract/admin/kept-months.ts'
import { platformNameIn } from '#workers/contract/content/platform-name.ts'
import { type Clock, type Mail, newId, systemClock } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb, ping } from '#workers/db/client.ts'
import { d1WithTimeout } from '#workers/db/d1-with-timeout.ts'
import { replicaD1 } from '#workers/db/replica-reads.ts'
import { createAlerts } from '#workers/domain/alerts/index.ts'
import { confirmPractice, createAstrologers, type PracticeForm } from '#workers/domain/astrologers/index.ts'
import { createAudit } from '#workers/domain/audit/index.ts'
import { createBirths } from '#workers/domain/birth-profiles/index.ts'
import { createBlogs } from '#workers/domain/blogs/index.ts'
import { assertNotBooked, createBookings } from '#workers/domain/bookings/index.ts'
import { createClientErrors } from '#workers/domain/client-errors/index.ts'
import { createConsultations, wrongBills } from '#workers/domain/consultations/index.ts'
import { createFollowUps } from '#workers/domain/follow-ups/index.ts'
import { createFollowing } from '#workers/domain/following/index.ts'
import { createIdempotency } from '#workers/domain/idempotency/index.ts'
import {
  allows,
  createIdentity,
  hasOpenAccount,
  may,
  phoneHashesOf,
  requirePermission,
  standingRefusal,
  waitsForPasskey,
} from '#workers/domain/identity/index.ts'
import { createInbox } from '#workers/domain/inbox/index.ts'
import { createJobs } from '#workers/domain/jobs/index.ts'
import { createNewsletter } from '#workers/domain/newsletter/index.ts'
import { createNotes } from '#workers/domain/notes/index.ts'
import { createNotifications } from '#workers/domain/notifications/index.ts'
import { createPayouts } from '#workers/domain/payouts/index.ts'
import { createReadings } from '#workers/domain/readings/index.ts'
import { createReportFiles } from '#workers/domain/report-files/index.ts'
import { createReports, reportHead } from '#workers/domain/reports/index.ts'
import { createSettings, restoredAt } from '#workers/domain/settings/index.ts'
import { createWaiting, hasTurn } from '#workers/domain/waiting/index.ts'
import { createContentFiles } from '#workers/gateways/files/content-files.ts'
import { createFileScanner } from '#workers/gateways/files/file-scanner.ts'
import { createPostImages } from '#workers/gateways/files/post-images.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'
import { createSiteFiles } from '#workers/gateways/files/site-files.ts'
import { type LocalRefusal, readOutbox, refuseMails } from '#workers/gateways/mail/outbox.local.ts'
import type { Env } from '../env.ts'
import { createClock } from '../gateways/clock.local.ts'
import { strictD1 } from '../gateways/d1-limits.local.ts'
import { createFailpoints } from '../gateways/failpoint.local.ts'
import { createHeartbeat } from '../gateways/heartbeat.ts'
import { createLimits } from '../gateways/limits.ts'
import { createLines, createLive, createRooms } from '../gateways/live.ts'
import { createPageCache } from '../gateways/page-cache.ts'
import { createPlaces } from '../gateways/places.ts'
import { isSealed, sealTicket } from '../gateways/ticket-seal.ts'
import { twilioConfig } from '../gateways/twilio/config.ts'
import { createPusher } from '../gateways/web-push.ts'
import { createAccountData } from './account-data.ts'
import { createCallServices } from './calls.ts'
import { createCatchUpService } from './catch-up.ts'
import { createConnectionEnds } from './connection-ends.ts'
import { createContactChangeServices } from './contact-changes.ts'
import { contentFacts } from './content-facts.ts'
import { identityPorts } from './identity-ports.ts'
import { createMailServices } from './mails.ts'
import { phoneMover } from './move-phone.ts'
import { createPayments } from './payments.ts'
import { phoneKeysOf } from './secrets.ts'

/** Rows of a report that cron writes in one run: some ten megabytes. */
const ROWS_OF_PART = 40_000

/** The clock of domain, gateways and rooms: the system's, or one at CLOCK_RATE in local builds. */
export function clockOf(env: Env): Clock {
  return __LOCAL__ ? createClock(env) : systemClock
}

/**
 * Everything that a route may call. Created once per isolate or Durable Object, so it contains no state of a request. `origin`:
 * of links.
 */
export function createServices(env: Env, clock: Clock = clockOf(env), origin = env.PUBLIC_BASE_URL ?? '') {
  const db = createDb(d1WithTimeout(__LOCAL__ ? strictD1(env.DB) : env.DB))
  // The nearest replica, for public lists.
  const replica = createDb(replicaD1(env.DB))
  const now = () => clock.now()
  const site = createSettings({ db, now })
  const { settings } = site
  const platformName = async (language: Language) => platformNameIn(language, await settings())
  const [live, rooms, limits] = [createLive(env, clock), createRooms(env, clock), createLimits(env, clock)]
  const files = createFiles(env, newId)
  const readSiteFile = createSiteFiles(env, origin)
  const ports = identityPorts(env, { now, origin, platformName })
  const supportEmail = async () => (await settings()).supportEmail
  const mails = createMailServices({
    db,
    now,
    newId,
    limits,
    ports,
    supportEmail,
    notify: (userId, notice) => notifications.notify(userId, notice, DAY / 1000),
  })
  const tellAdmins = async (notice: Pick<Mail, 'subject' | 'text' | 'links'>) =>
    mails.send({ ...notice, language: 'en', occasion: 'operator', to: await supportEmail() })
  const alerts = createAlerts({ db, now, origin, tellAdmins })
  const identityDeps = {
    db,
    now,
    newId,
    limits,
    report: alerts.report,
    sawContent: site.sawContent,
    ...ports,
    mail: mails,
    mailArrived: mails.arrived,
  }
  const { voice, ...calls } = createCallServices({
    env,
    twilio: twilioConfig(env, __LOCAL__),
    db,
    now,
    rooms,
    limits,
    platformName,
    stunUrls: async () => (await settings()).stunUrls,
    dayCeilingCents: async () => (await settings()).voiceDayCeilingCents,
    tellAdmins,
  })
  const deps = { db, now, newId, limits }
  const lines = createLines(env, clock)
  const consultations = createConsultations({
    ...deps,
    rooms,
    calls,
    files,
    scanner: createFileScanner(env),
    leaveLine: lines.leaveLine,
    hasTurn: (asked) => hasTurn(db, asked),
    assertNotBooked: (asked) => assertNotBooked({ db }, asked),
    // Read without a cache, because a withdrawn offer must not be promised any more.
    platformMinutes: async () => (await site.currentSettings()).freeMinutes,
    keptMonths: async () => monthsInEffect(await site.currentSettings(), now()),
    phoneHashesOf: (account) => phoneHashesOf(account, phoneKeysOf(env)),
  })
  const notifications = createNotifications({ ...deps, mail: mails, origin, pusher: createPusher(env) })
  const telling = { ...deps, mail: mails, origin, platformName, push: notifications.notify }
  const births = createBirths({ ...deps, rooms })
  const bookings = createBookings({ ...telling, texts: ports.texts, countries: ports.countries })
  const blogs = createBlogs({ ...deps, images: createPostImages(env), restoredAt: () => restoredAt(db) })
  const waiting = createWaiting({ ...deps, lines })
  const following = createFollowing(telling)
  const readings = createReadings(telling)
  const followUps = createFollowUps(telling)
  const { endLive, closeSockets, closeAllSockets } = createConnectionEnds({ db, live, rooms })
  const reports = createReports({ db, now, settings, voiceCost: calls.costIn, wrongBills })
  const contactChanges = createContactChangeServices({ ...identityDeps, closeAllSockets })
  const identity = createIdentity({
    ...identityDeps,
    phoneReplaced: contactChanges.phoneReplaced,
    photos: files,
    async statementsBeside() {
      const { usdInrRate } = await settings()
      return (id, practice) => (practice ? [confirmPractice(db, id, practice as PracticeForm, usdInrRate)] : [])
    },
    closeSockets,
    closeAllSockets,
    leaveLines: (userId) => waiting.leaveAll({ userId }),
    movePhone: phoneMover(db, env),
  })
  const astrologers = createAstrologers({
    ...identityDeps,
    askContact: contactChanges.askAsAdmin,
    phoneReplaced: contactChanges.phoneReplaced,
    replica,
    line: live,
    possible: voice.capabilities,
    usdInrRate: async () => (await settings()).usdInrRate,
    priceFloors: async () => (await settings()).priceFloors,
    timeZone: async () => (await settings()).timezone,
    endLive,
  })
  const payments = createPayments({
    ...deps,
    env,
    origin,
    onFunds: consultations.fundsChanged,
    report: alerts.report,
    hasAccount: (userId) => hasOpenAccount(db, userId),
    requirePayBack: (viewer) => requirePermission(viewer, 'pay_back'),
  })
  const accountData = createAccountData({
    env,
    deps,
    identityDeps,
    files,
    consultations,
    blogs,
    waiting,
    bookings,
    live,
    rooms,
    closeSockets,
  })
  const audit = createAudit({ db, now, putText: files.putText, readText: files.readText })

  return {
    clock,
    /** Jitter from 0 to 1, for actions that many objects would otherwise do at one moment. */
    chance: () => Math.random(),
    live,
    local: __LOCAL__,
    build: __BUILD__,
    failpoint: __LOCAL__ ? createFailpoints(env) : async (_name: string) => {},
    pingDatabase: () => ping(db),
    ...site,
    limit: limits.hit,
    allows,
    may,
    standingRefusal,
    waitsForPasskey,
    sealTicket: (path: string, ticket: string) => sealTicket(identityDeps.peppers, { path, ticket }),
    isSealed: (path: string, ticket: string) => isSealed(identityDeps.peppers, { path, sealed: ticket }),
    outbox: __LOCAL__ ? () => readOutbox(env) : async () => [],
    mails,
    refuseMails: __LOCAL__
      ? (asked: { to: string; code: LocalRefusal | null }) => refuseMails(env, asked)
      : async () => {},

    identity,
    contactChanges,
    astrologers,
    consultations,
    ...payments,
    reports,
    reportFiles: createReportFiles({
      ...deps,
      timeZone: async () => (await settings()).timezone,
      headOf: reportHead,
      rowsOf: reports.rowsOf,
      rowsOfPart: ROWS_OF_PART,
      putFile: files.putCsv,
      readFile: files.read,
      deleteFile: files.delete,
    }),
    payouts: createPayouts({ ...deps, settings }),
    notifications,
    following,
    followUps,
    readings,
    waiting,
    bookings,
    births,
    ...accountData,
    blogs,
    idempotency: createIdempotency(deps),
    alerts,
    audit,
    catchUp: createCatchUpService({
      deps,
      files,
      live,
      audit,
      identity,
      astrologers,
      payments,
      accountDeletion: accountData.accountDeletion,
    }),
    inbox: createInbox({ ...deps, mail: mails, origin, supportEmail }),
    clientErrors: createClientErrors({ ...deps, origin, chance: () => Math.random(), build: __BUILD__ }),
    newsletter: createNewsletter({
      ...deps,
      mail: mails,
      origin,
      platformName,
      seal: (act, id) => sealTicket(identityDeps.peppers, { path: `newsletter/${act}`, ticket: id }),
      isSealed: (act, link) => isSealed(identityDeps.peppers, { path: `newsletter/${act}`, sealed: link }),
    }),
    notes: createNotes(deps),
    jobs: createJobs({ db }),
    heartbeat: createHeartbeat(env),
    voice,
    calls,
    places: createPlaces(readSiteFile),
    readSiteFile,
    contentFiles: createContentFiles({ env, origin, now, facts: () => contentFacts({ origin, settings, now }) }),
    pages: createPageCache(__BUILD__),
    files: {
      readPhoto: (key: string) => files.read(`photos/${key}`),
      readSmallPhoto: files.readSmallPhoto,
      readPostImage: (key: string) => files.read(key),
    },
  }
}

export type Services = ReturnType<typeof createServices>
