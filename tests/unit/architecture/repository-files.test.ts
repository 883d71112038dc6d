// Files of the repository that only GitHub and editors read: they parse, and what they name is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const yamlIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => [name, parse(read(path.join(folder, name)))] as const)

type Step = { uses?: string; run?: string; env?: Record<string, string> }
type Workflow = {
  on: Record<string, { inputs?: Record<string, { options: string[] }> }>
  permissions?: Record<string, string>
  jobs: Record<string, { 'timeout-minutes'?: number; environment?: string; if?: string; steps: Step[] }>
}
const workflows = yamlIn('.github/workflows') as (readonly [string, Workflow])[]
const workflow = (name: string) => workflows.find(([each]) => each === name)![1]
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })

test.each(workflows)('every job of %s ends, and runs commands that are there', (_, { jobs }) => {
  for (const { steps, ...job } of Object.values(jobs)) {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
    for (const { uses, run } of steps) {
      expect(uses ?? run).toBeTruthy()
      if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/)
      const [, name] = /^npm run (\S+)/.exec(run ?? '') ?? []
      if (name) expect(scripts).toHaveProperty([name])
      const [, file] = /^bash (\S+)/.exec(run ?? '') ?? []
      if (file) expect(existsSync(path.join(root, file))).toBe(true)
    }
  }
})

test('a deployment is begun by hand, for each site of wrangler.toml; production gets what was merged', () => {
  const { on, jobs, permissions } = workflow('deploy.yml')
  expect(Object.keys(on)).toEqual(['workflow_dispatch'])
  const { env } = parseToml(read('wrangler.toml')) as { env: object }
  expect(on.workflow_dispatch?.inputs?.site?.options).toEqual([...Object.keys(env), 'production'])
  expect(permissions).toEqual({ contents: 'read' })
  const { steps, environment, if: condition } = jobs.deploy!
  expect(condition).toBe("inputs.site == 'staging' || github.ref == 'refs/heads/main'")
  expect(environment).toContain('inputs.site')
  const runs = steps.flatMap(({ run }) => run ?? [])
  expect(runs).toEqual(['npm ci', 'npm run deploy -- $SITE'])
  // Scripts of packages run in `npm ci`: they get no token.
  expect(steps.filter(({ env }) => env).map(({ run }) => run)).toEqual(runs.slice(1))
})

type Update = {
  'package-ecosystem': string
  schedule: { interval: string }
  groups: Record<string, { patterns?: string[] }>
  ignore?: { 'dependency-name': string }[]
}

test('each rule for new versions is about a package that we have', () => {
  const { version, updates } = parse(read('.github/dependabot.yml')) as { version: number; updates: Update[] }
  expect(version).toBe(2)
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions'])
  expect(updates.map(({ schedule }) => schedule.interval)).toEqual(['weekly', 'weekly'])
  const [npm] = updates as [Update]
  const named = [
    ...Object.values(npm.groups).flatMap(({ patterns = [] }) => patterns),
    ...(npm.ignore ?? []).map((each) => each['dependency-name']),
  ]
  const without = named.filter((pattern) => !packages.some((name) => path.matchesGlob(name, pattern)))
  expect(without).toEqual([])
})

type Field = { type: string; id?: string; attributes: { label?: string; options?: string[]; value?: string } }
const forms = yamlIn('.github/ISSUE_TEMPLATE').filter(([name]) => name !== 'config.yml') as (readonly [
  string,
  { name: string; description: string; body: Field[] },
])[]

test.each(forms)('the issue form %s has a label for each field', (_, { name, description, body }) => {
  expect([name, description].every(Boolean)).toBe(true)
  const fields = body.filter(({ type }) => type !== 'markdown')
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  for (const { type, attributes } of fields) {
    expect(['input', 'textarea', 'dropdown']).toContain(type)
    expect(attributes.label).toBeTruthy()
    expect(attributes.options?.length ?? 0).toBe(type === 'dropdown' ? new Set(attributes.options).size : 0)
  }
})

test('a vulnerability is led away from the issues', () => {
  const bug = forms.find(([name]) => name === 'bug.yml')![1]
  expect(bug.body[0]?.attributes.value).toContain('../security/policy')
  expect(existsSync(path.join(root, 'SECURITY.md'))).toBe(true)
})

test('the container has the Node of .nvmrc, and a browser where the tests look for it', () => {
  const { build } = JSON.parse(read('.devcontainer/devcontainer.json'))
  const image = read(path.join('.devcontainer', build.dockerfile))
  expect(image).toContain(`FROM node:${read('.nvmrc').trim()}-`)
  expect(image).toMatch(/apt-get install [^&]*\bchromium\b/)
})

/** Each with the package that it serves. */
const EXTENSIONS: Record<string, string> = {
  'biomejs.biome': '@biomejs/biome',
  'bradlc.vscode-tailwindcss': 'tailwindcss',
  'vitest.explorer': 'vitest',
  'ms-playwright.playwright': '@playwright/test',
}

test('extensions are recommended for the tools that we have', () => {
  const { recommendations } = JSON.parse(read('.vscode/extensions.json')) as { recommendations: string[] }
  expect(recommendations).toEqual(Object.keys(EXTENSIONS))
  expect(packages).toEqual(expect.arrayContaining(Object.values(EXTENSIONS)))
})
