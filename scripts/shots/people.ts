// Log-ins for the pictures: one request each, its cookie and storage for as many browser contexts as are needed.
import type { Browser, BrowserContext } from '@playwright/test'
import { PASSWORD as CHOSEN, call, codeFor, confirm } from '../../tests/support/pages/people.ts'
import type { TestServer } from '../../tests/support/servers/server.ts'
import { PASSWORD } from '../seed/people.ts'
import type { Role } from './screens.ts'
import { NOW, type ShotServer } from './server.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const EMAILS: Record<Exclude<Role, 'visitor' | 'newcomer' | 'newcomer-astrologer'>, string> = {
  user: 'user@drishti.test',
  astrologer: 'astrologer@drishti.test',
  admin: 'admin@drishti.test',
}
const NEWCOMER = 'newcomer@people.test'
const GAURI = 'gauri@people.test'

/** A context whose clock stands at NOW unless it `ticks`. */
export async function openContext(browser: Browser, state?: State, { ticks = false } = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(state ? { storageState: state } : {}),
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  if (!ticks) await context.clock.setFixedTime(NOW)
  return context
}

export async function stateOf(browser: Browser, url: string, email: string, password = PASSWORD): Promise<State> {
  const context = await openContext(browser)
  const answer = await context.request.post(`${url}/api/users/login/`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`)
  const { access, refresh, user, role } = await answer.json()
  const state = await context.storageState()
  await context.close()
  const kept = { access, refresh, user: JSON.stringify(user), user_id: user.id, role }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: String(value) }))
  return { ...state, origins: [{ origin: url, localStorage }] }
}

/** The log-in of each role; a newcomer has just registered, and an astrologer among them awaits approval. */
export async function statesOf(
  browser: Browser,
  server: ShotServer,
  roles: Set<Role>,
): Promise<Partial<Record<Role, State>>> {
  const { url } = server
  const states: Partial<Record<Role, State>> = {}
  for (const role of roles) {
    if (role === 'visitor') continue
    if (role === 'newcomer') {
      await registerNewcomer(browser, url)
      states.newcomer = await stateOf(browser, url, NEWCOMER, CHOSEN)
    } else if (role === 'newcomer-astrologer') {
      await registerGauri(url)
      states[role] = await stateOf(browser, url, GAURI, CHOSEN)
    } else states[role] = await stateOf(browser, url, EMAILS[role])
  }
  return states
}

async function registerGauri(url: string): Promise<void> {
  await call({ url }, 'POST', '/api/astrologers/register/', {
    full_name: 'Gauri Kale',
    email: GAURI,
    phone: '+919812345678',
    password: CHOSEN,
    experience_years: 12,
    specializations: ['Vedic', 'Career'],
    languages: ['English', 'Hindi'],
    bio: 'I read charts slowly, and I explain every placement that I lean on.',
    price_per_min_call: 1.8,
    price_per_min_chat: 1.8,
  })
  await confirm({ url } as TestServer, GAURI)
}

async function registerNewcomer(browser: Browser, url: string): Promise<void> {
  const context = await openContext(browser)
  const person = { full_name: 'Mira Rao', email: NEWCOMER, phone: '+14155550132', password: CHOSEN }
  await context.request.post(`${url}/api/users/register/`, { data: person })
  const otp = await codeFor({ url } as TestServer, NEWCOMER)
  await context.request.post(`${url}/api/users/verify_otp/`, { data: { email: NEWCOMER, otp } })
  await context.close()
}
