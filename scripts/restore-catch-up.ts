// `npm run restore:catch-up -- --since T`: after a restore to the moment T, what happened outside of the database is caught up by
// the closed site itself, page by page; with `--env NAME` another site, with `--local` the one of DATA_DIR that `npm start` serves.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CATCH_UP_STEPS, CatchUpAnswer, type CatchUpStep } from '#workers/contract/admin/catch-up.ts'
import { originOf } from './lib/deployment/site-origin.mjs'
import { run } from './lib/run.mjs'
import { localSecrets } from './lib/secrets.mjs'

type Site = { origin: string; pass: string }
type Report = { counts: Map<string, number>; unexplained: string[] }

try {
  const { values } = parseArgs({
    options: { since: { type: 'string' }, local: { type: 'boolean' }, env: { type: 'string' } },
  })
  const { local = false, env } = values
  if (local && env) throw new Error('Choose --local or --env, not both.')
  const since = momentOf(values.since)
  const site = local ? await localSite() : await deployedSite(env)
  const report: Report = { counts: new Map(), unexplained: [] }
  for (const step of CATCH_UP_STEPS) await take(site, { step, since, report })
  for (const [name, count] of report.counts) console.log(`${String(count).padStart(6)}  ${name}`)
  const isClean = await checkBooks({ local, env })
  for (const sentence of report.unexplained) console.log(`Unexplained: ${sentence}`)
  if (report.unexplained.length > 0)
    console.log('Settle them, close their entries in the inbox, and repeat the command: nothing is applied twice.')
  console.log(isClean ? 'The books are in order.' : 'The books are not in order.')
  process.exitCode = isClean && report.unexplained.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function momentOf(text: string | undefined): number {
  const usage = 'npm run restore:catch-up -- --since 2026-11-30T12:34:00Z [--local | --env NAME]'
  if (!text) throw new Error(`Since when? ${usage}`)
  // A moment without a zone would be another one on each machine.
  const at = /(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw new Error(`${text} is no moment with its zone. ${usage}`)
  if (at > Date.now()) throw new Error(`${text} is to come.`)
  return at
}

async function localSite(): Promise<Site> {
  const secrets = await localSecrets(path.resolve(process.env.DATA_DIR ?? '.data'))
  return { origin: `http://localhost:${process.env.PORT || 8787}`, pass: String(secrets.SITE_CLOSED ?? '') }
}

async function deployedSite(env: string | undefined): Promise<Site> {
  const origin = originOf(env)
  if (!origin) throw new Error('wrangler.toml has no PUBLIC_BASE_URL for this site.')
  return { origin, pass: process.env.SITE_PASS || (await typedPass()) }
}

// Not an argument: everybody on this machine would see it.
async function typedPass(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Set SITE_PASS to the pass that npm run site -- close printed.')
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const pass = await reader.question('The pass that npm run site -- close printed: ')
  reader.close()
  return pass.trim()
}

/** All pages of a step. */
async function take(site: Site, { step, since, report }: { step: CatchUpStep; since: number; report: Report }) {
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const { counts, notes, unexplained, next } = await ask(site, { step, since, after })
    for (const [name, count] of Object.entries(counts)) report.counts.set(name, (report.counts.get(name) ?? 0) + count)
    for (const note of notes) console.log(note)
    report.unexplained.push(...unexplained)
    after = next
  }
}

async function ask(
  { origin, pass }: Site,
  page: { step: CatchUpStep; since: number; after: string | null },
): Promise<CatchUpAnswer> {
  const failed = (why: string) =>
    new Error(`The step “${page.step}” is not done: ${why} Repeat the command: nothing is applied twice.`)
  const answer = await fetch(`${origin}/api/restore/catch-up/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `pass=${pass}` },
    body: JSON.stringify(page),
  }).catch(() => {
    throw failed(`${origin} does not answer.`)
  })
  if (answer.status === 403) throw new Error('The site is open. Close it first: npm run site -- close')
  const text = await answer.text()
  if (answer.status === 503 && text.includes('site_closed')) throw new Error('That is not the pass of the closed site.')
  if (!answer.ok) throw failed(`${answer.status} ${text.slice(0, 300)}.`)
  return CatchUpAnswer.parse(JSON.parse(text))
}

/** Far away, the books are checked on a copy, which is loaded on this machine. */
async function checkBooks({ local, env }: { local: boolean; env: string | undefined }): Promise<boolean> {
  if (local) return (await run('node', ['scripts/ledger-check.ts'], { allowFailure: true })).code === 0
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-catch-up-'))
  try {
    const args = ['scripts/backup.mjs', path.join(folder, 'after.sql'), ...(env ? ['--env', env] : [])]
    return (await run('node', args, { allowFailure: true })).code === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
