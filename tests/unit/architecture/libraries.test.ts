// Libraries run as they are published: no alias, no edit of their files, no private names, no proxy around an object of others.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

type Rule = { name: string; isBroken: (code: string) => boolean; exceptions: Record<string, string> }

/** A hook of a bundler that answers for a module, or an edit of text. */
const EDITS =
  /\b(?:transform|load|resolveId|resolveDynamicImport|renderChunk|generateBundle|onLoad|onResolve)\b\s*[(:]|\.replace(?:All)?\(/
/** A group of chunks says in which file a module lands, and changes no module. */
const CHUNK_GROUP = /\{ name: '\w+', test: \/.*\/ \}/g

const RULES: Rule[] = [
  {
    name: 'alias of a module',
    isBroken: (code) => /\balias\b['"]?\s*[:=]/.test(code),
    exceptions: {},
  },
  {
    name: 'edit of a package',
    isBroken: (code) => EDITS.test(code) && code.replaceAll(CHUNK_GROUP, '').includes('node_modules'),
    exceptions: {
      'scripts/jyotish/build-package.mjs':
        'It starts the compiler of node_modules, and edits the types that it wrote of our engine.',
      'scripts/lib/run.mjs': 'It starts the commands of node_modules, and edits only the name of a platform.',
      'scripts/lock-platforms.mjs': 'It completes package-lock.json, whose keys begin with node_modules.',
    },
  },
  {
    name: 'private name of React or Remix',
    isBroken: (code) => /__(?:react|remix)/i.test(code),
    exceptions: {
      'app/framework-workarounds.ts': 'It holds all that works around known faults.',
    },
  },
  {
    name: 'proxy',
    isBroken: (code) => /\bnew Proxy\b/.test(code),
    exceptions: {},
  },
]

/** Names that package.json may override. Reasons: CONTRIBUTING.md, "Pinned versions". */
const OVERRIDES = [
  ...['wrangler', '@cloudflare/workers-types', 'vite'].map((name) => `@remix-run/dev > ${name}`),
  '@remix-run/cloudflare > @cloudflare/workers-types',
  ...['wrangler', 'miniflare', 'workerd'].map((name) => `@cloudflare/vite-plugin > ${name}`),
  'workerd',
  'react-router',
  'react-router-dom',
  '@remix-run/router',
]
/** Packages under another name: the native compiler, beside the one whose API other tools need. */
const RENAMED = ['typescript-native']

/** Comments may name everything. */
const codeOf = (text: string) => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')

function brokenRules(file: string, text: string): string[] {
  const code = codeOf(text)
  return RULES.filter((rule) => !rule.exceptions[file] && rule.isBroken(code)).map((rule) => `${file}: ${rule.name}`)
}

type Tree = { [name: string]: string | Tree }
const namesIn = (tree: Tree, above = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [above + name] : namesIn(value, `${above}${name} > `),
  )

type Package = Partial<Record<'dependencies' | 'devDependencies' | 'imports', Record<string, string>>> & {
  overrides?: Tree
}

function faultsOfPackage({ dependencies, devDependencies, imports = {}, overrides = {} }: Package): string[] {
  const renamed = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => version.startsWith('npm:') && !RENAMED.includes(name),
  )
  return [
    ...renamed.map(([name]) => `another package under the name ${name}`),
    ...namesIn(overrides).flatMap((name) => (OVERRIDES.includes(name) ? [] : [`override of ${name}`])),
    ...Object.entries(imports).flatMap(([name, to]) =>
      to.startsWith(`./${name.slice(1)}`) ? [] : [`import of ${name}`],
    ),
  ]
}

type Wrangler = { alias?: object; env?: Record<string, { alias?: object }> }

/** Remix's build is a module that the Worker's entry imports: it is no package. */
function aliasesOfWrangler({ alias = {}, env = {} }: Wrangler): string[] {
  const all = [alias, ...Object.values(env).map((each) => each.alias ?? {})].flatMap(Object.keys)
  return all.filter((name) => !name.startsWith('virtual:remix/'))
}

const folders = ['app', 'workers', 'packages', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name),
  ),
)
const files = [...folders, ...readdirSync(ROOT)].filter(
  (file) => /\.(?:tsx?|[cm]?js)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file),
)

test('the check finds aliases, edits, private names and proxies, but no comments', () => {
  const planted = {
    'vite.config.ts': "export default { resolve: { alias: { zod: './zod.ts' } } }",
    'scripts/vite/cut.ts': "transform(code, id) { return id.includes('/node_modules/react-dom/') ? '' : code }",
    'scripts/cut.mjs': "const code = readFileSync('node_modules/zod/index.js', 'utf8').replace(/long/, '')",
    'app/ui/knows.ts': "const knows = Object.keys(node).some((key) => key.startsWith('__reactFiber'))",
    'workers/db/all.ts': 'export const all = (binding: D1Database) => new Proxy(binding, {})',
    'app/ui/fine.ts': '// An alias: __reactProps in a new Proxy(binding).',
    'scripts/fine.ts': "const chunks = { name: 'react', test: /node_modules.react/ }\nplugin({ load() {} })",
  }
  expect(Object.entries(planted).flatMap(([file, text]) => brokenRules(file, text))).toEqual([
    'vite.config.ts: alias of a module',
    'scripts/vite/cut.ts: edit of a package',
    'scripts/cut.mjs: edit of a package',
    'app/ui/knows.ts: private name of React or Remix',
    'workers/db/all.ts: proxy',
  ])
})

test('the check finds packages in the place of others', () => {
  const planted = {
    dependencies: { zod: 'npm:zod-mini@1.0.0', hono: '4.13.19' },
    overrides: { '@remix-run/dev': { vite: '8.0.0', esbuild: '1.0.0' }, 'react-dom': '19.0.0' },
    imports: { '#app/*': './app/*', '#zod': './node_modules/zod/v4/classic/index.js' },
  }
  expect(faultsOfPackage(planted)).toEqual([
    'another package under the name zod',
    'override of @remix-run/dev > esbuild',
    'override of react-dom',
    'import of #zod',
  ])
  const alias = { 'virtual:remix/server-build': './build', zod: './zod.mjs' }
  expect(aliasesOfWrangler({ alias, env: { staging: { alias: { jose: './jose.mjs' } } } })).toEqual(['zod', 'jose'])
})

test('the product and its scripts use libraries as they are published', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => brokenRules(file, read(file)))).toEqual([])
})

test('each exception is needed', () => {
  const unneeded = RULES.flatMap(({ name, isBroken, exceptions }) =>
    Object.keys(exceptions)
      .filter((file) => !files.includes(file) || !isBroken(codeOf(read(file))))
      .map((file) => `${file}: ${name}`),
  )
  expect(unneeded).toEqual([])
})

test('no setting puts another package in the place of one', () => {
  expect(faultsOfPackage(JSON.parse(read('package.json')))).toEqual([])
  expect(aliasesOfWrangler(parse(read('wrangler.toml')))).toEqual([])
  expect(JSON.parse(read('tsconfig.json')).compilerOptions.paths).toBeUndefined()
})
