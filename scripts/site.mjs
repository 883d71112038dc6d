// `npm run site -- close` closes production for work, `open` opens it again; with `--env NAME` another site, with `--local` the one
// in DATA_DIR, from its next start on. It sets one variable of the Worker, SITE_CLOSED (workers/http/pages/closed-site.ts).
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { wrangler } from './lib/deployment/d1-target.mjs'
import { originOf } from './lib/deployment/site-origin.mjs'
import { setSiteClosed } from './lib/state/site-closed.mjs'

try {
  const { values, positionals } = parseArgs({
    options: { local: { type: 'boolean' }, env: { type: 'string' } },
    allowPositionals: true,
  })
  const { local = false, env } = values
  const [wanted] = positionals
  if (wanted !== 'close' && wanted !== 'open') throw new Error('npm run site -- close|open [--local | --env NAME]')
  if (local && env) throw new Error('Choose --local or --env, not both.')
  const pass = wanted === 'close' ? randomBytes(24).toString('base64url') : 'no'
  const dataDir = local ? path.resolve(process.env.DATA_DIR ?? '.data') : null
  await setSiteClosed({ value: pass, dataDir, env, wrangler })
  console.log(
    `The site is ${wanted === 'close' ? 'closed for work' : 'open'}${local ? ' from its next start on' : ''}.`,
  )
  const site = local ? `http://localhost:${process.env.PORT || 8787}` : originOf(env) || 'https://YOUR-SITE'
  if (wanted === 'close') console.log(`You get in by ${site}/?pass=${pass}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
