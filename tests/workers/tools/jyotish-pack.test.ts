// The engine as somebody else gets it: packed, installed from the tarball in an empty project, its examples run.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesAsModule, examplesAsWorker, readmeExamples } from '#tests/support/readme-examples.ts'
import { servePackage } from '#tests/support/screens/static-package.ts'
import { headlessShell } from '../../../scripts/lib/browsers/chromium.mjs'

const ENGINE = path.resolve(import.meta.dirname, '../../../packages/jyotish')
const examples = readmeExamples()
const project = mkdtempSync(path.join(tmpdir(), 'jyotish-pack-'))
const npm = (folder: string, ...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'pipe' })
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
const installed = (file: string) => path.join(project, 'node_modules/drishti-jyotish', file)

describe('the package', { tags: ['long'] }, () => {
  beforeAll(() => {
    npm(ENGINE, 'pack', '--pack-destination', project)
    const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'))!
    writeFileSync(path.join(project, 'package.json'), '{ "name": "empty", "version": "1.0.0", "type": "module" }')
    npm(project, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`)
  })
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  test('has five examples, which print on Node what the README says', () => {
    expect(examples).toHaveLength(5)
    examples.forEach(({ code, prints }, i) => {
      writeFileSync(path.join(project, `example-${i}.js`), code)
      expect(node(`example-${i}.js`).trimEnd().split('\n')).toEqual(prints)
    })
  })

  test('prints the same in workerd', async () => {
    writeFileSync(path.join(project, 'worker.js'), examplesAsWorker(examples))
    const { outputFiles } = await build({
      entryPoints: [path.join(project, 'worker.js')],
      bundle: true,
      format: 'esm',
      write: false,
    })
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        name: 'engine',
        modules: true,
        script: outputFiles[0]!.text,
        compatibilityDate: '2026-01-01',
        cf: false,
      }),
    )
    try {
      const answer = await miniflare.dispatchFetch('http://engine/')
      expect(await answer.json()).toEqual(examples.map(({ prints }) => prints))
    } finally {
      await miniflare.dispose()
    }
  })

  test('prints the same in a browser, as plain modules without a bundler', async () => {
    writeFileSync(path.join(project, 'page.js'), examplesAsModule(examples))
    const site = await servePackage(project, 'drishti-jyotish')
    const browser = await chromium.launch({ executablePath: headlessShell!, args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      await page.goto(site.url)
      // As a text: the address is the page's, none that this program could import.
      const answer = await page.evaluate("import('/page.js').then((examples) => examples.printed())")
      expect(answer).toEqual(examples.map(({ prints }) => prints))
    } finally {
      await browser.close()
      await site.close()
    }
  })

  test('has its program, its types and its reference', () => {
    const program = path.join(project, 'node_modules/.bin/jyotish')
    expect(execFileSync(program, ['--help'], { cwd: project, encoding: 'utf8' })).toContain('positions')
    writeFileSync(path.join(project, 'typed.ts'), `${examples[3]!.code}\nexport const wrong: string = windows\n`)
    const compiler = path.resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022']
    let said = ''
    try {
      node(compiler, ...flags, 'typed.ts')
    } catch (error) {
      said = (error as { stdout: string }).stdout
    }
    // The types are there: the one wrong line is found, and nothing else.
    expect(said.trim().split('\n')[0]).toMatch(/^typed\.ts.*TS2322/)
    expect(said).not.toMatch(/TS(?!2322)\d+/)
    expect(readFileSync(installed('dist/API.md'), 'utf8')).toContain('#### panchangDay')
    const files = readdirSync(installed('.'))
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'NOTICE.md', 'README.md', 'dist', 'index.ts']))
    expect(files).not.toContain('tsconfig.package.json')
  })

  test('gives one module to a program that compiles TypeScript, as the app takes it', async () => {
    writeFileSync(path.join(project, 'one.ts'), "export { wrap180 } from 'drishti-jyotish/astronomy/angles.ts'\n")
    const entryPoints = [path.join(project, 'one.ts')]
    const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', write: false })
    writeFileSync(path.join(project, 'one.js'), `${outputFiles[0]!.text}\nconsole.log(wrap180(350))\n`)
    expect(node('one.js').trim()).toBe('-10')
  })
})
