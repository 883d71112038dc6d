import { expect, test } from 'vitest'
import { deploySteps } from '../../../scripts/lib/deployment/deploy-steps.mjs'
import { wayBack } from '../../../scripts/lib/state/time-travel.mjs'

const DEFINE = ['--define', '__BUILD__:"abc"']

test('a deployment notes the bookmark, applies the migrations, then deploys the bundle under its build’s name', () => {
  expect(deploySteps({}, DEFINE)).toEqual({
    bookmark: ['d1', 'time-travel', 'info', 'DB', '--json'],
    migrations: ['d1', 'migrations', 'apply', 'DB', '--remote'],
    deployment: ['deploy', '--env', '', ...DEFINE],
  })
})

test('the staging site has a database and a bundle of its own; a gradual deployment uploads a version', () => {
  expect(deploySteps({ env: 'staging', gradual: true }, DEFINE)).toEqual({
    bookmark: ['d1', 'time-travel', 'info', 'DB', '--env', 'staging', '--json'],
    migrations: ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', 'staging'],
    deployment: ['versions', 'upload', '--env', 'staging', ...DEFINE],
  })
})

test('a trial touches no database', () => {
  expect(deploySteps({ 'dry-run': true }, DEFINE)).toEqual({
    bookmark: null,
    migrations: null,
    deployment: ['deploy', '--env', '', ...DEFINE, '--dry-run', '--outdir', 'dist/deploy'],
  })
})

test('the way back names the bookmark and the site', () => {
  expect(wayBack('{ "bookmark": "0000-now" }', ['--env', 'staging'])).toBe(
    'The way back: npx wrangler d1 time-travel restore DB --env staging --bookmark=0000-now',
  )
})
