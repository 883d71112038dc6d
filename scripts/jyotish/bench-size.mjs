// Prints the size of the engine's bundles: the whole for the server, and the part that a page loads.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const engine = path.resolve(import.meta.dirname, '../../packages/jyotish')

const english = () =>
  Object.fromEntries(readdirSync(path.join(engine, 'words/en')).map((file) => [`words/en/${file}`, '*']))

/** Names that a page imports, by file. */
const BUNDLES = {
  'engine and data, zone table apart': {
    limit: 120,
    from: { 'index.ts': '*', 'panchang/index.ts': '*' },
  },
  'with all English words': { from: { 'index.ts': '*', 'panchang/index.ts': '*', ...english() } },
  'a browser page of kundli': { from: { 'index.ts': 'kundli, birthOf, readKundliOptions, dashaChain, chartLayout' } },
  'a browser page of match': { from: { 'index.ts': 'match, readSide' } },
  'a page of panchang': { from: { 'index.ts': 'panchangDay' } },
  'a page of horoscope': { from: { 'index.ts': 'horoscope, readHoroscope, render', 'words/en/horoscope.ts': '*' } },
  'charts alone': { from: { 'index.ts': 'chartLayout' } },
  'zone table': { from: { 'data/zones.ts': '*' } },
}

async function weigh(from, external) {
  const contents = Object.entries(from)
    .map(([file, names], i) => {
      const to = JSON.stringify(`./${file}`)
      return names === '*' ? `export * as e${i} from ${to}` : `export { ${names} } from ${to}`
    })
    .join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: engine, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external,
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

export async function sizes() {
  const found = {}
  for (const [name, { from, limit }] of Object.entries(BUNDLES)) {
    const external = name === 'zone table' ? [] : ['*/data/zones.ts']
    found[name] = { bytes: await weigh(from, external), limit }
  }
  return found
}
