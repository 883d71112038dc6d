import { expect, test } from 'vitest'
import { deploySteps } from '../../../scripts/lib/deploy-steps.mjs'

const DEFINE = ['--define', '__BUILD__:"abc"']

test('a deployment applies the migrations, then deploys the bundle under its build’s name', () => {
  expect(deploySteps({}, DEFINE)).toEqual({
    migrations: ['d1', 'migrations', 'apply', 'DB', '--remote'],
    deployment: ['deploy', ...DEFINE],
  })
})

test('the staging site has a database and a bundle of its own; a gradual deployment uploads a version', () => {
  expect(deploySteps({ env: 'staging', gradual: true }, DEFINE)).toEqual({
    migrations: ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', 'staging'],
    deployment: ['versions', 'upload', '--env', 'staging', ...DEFINE],
  })
})

test('a trial touches no database', () => {
  expect(deploySteps({ 'dry-run': true }, DEFINE)).toEqual({
    migrations: null,
    deployment: ['deploy', ...DEFINE, '--dry-run', '--outdir', 'dist/deploy'],
  })
})
