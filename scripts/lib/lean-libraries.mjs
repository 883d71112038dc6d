// Makes copies of Stripe and SimpleWebAuthn for the Worker, without the files that serve no request of ours. This saves 30 KB gzipped.
// wrangler.toml names the copies, because its `alias` cannot reach the files within a library.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from './run.mjs'

/**
 * `exports`: what our code imports. `leftOut`: files of the package whose exports are absent. `kept`: files among those that stay.
 * @type {Record<string, { exports: string[], leftOut: RegExp, kept?: RegExp }>}
 */
const LIBRARIES = {
  stripe: {
    exports: ['default', 'Stripe'],
    leftOut: /^esm\/(resources|resources\/.+|StripeEventNotificationHandler|Decimal)\.js$/,
    kept: /^esm\/resources\/(Refunds|Checkout\/\w+)\.js$/,
  },
  // Certificates of a device's maker are left out. We do not ask for them (workers/gateways/webauthn.ts).
  '@simplewebauthn/server': {
    exports: [
      'generateAuthenticationOptions',
      'generateRegistrationOptions',
      'verifyAuthenticationResponse',
      'verifyRegistrationResponse',
    ],
    leftOut:
      /^esm\/.*\b(defaultRootCerts\/[\w-]+|metadataService|verifyAttestationWithMetadata|verifyAttestation(AndroidKey|AndroidSafetyNet|Apple|FIDOU2F|TPM)|validateCertificatePath|isCertRevoked|getCertificateInfo|validateExtFIDOGenCEAAGUID)\.js$/,
  },
}

/** Where the copy of a library is. @param {string} name */
export const leanFile = (name) => path.join(root, 'build/server/libraries', `${name.replace(/^@|\/.*/g, '')}.js`)

/** The names that a file of a library exports. @param {string} code */
export function exportsOf(code) {
  const declared = [...code.matchAll(/^export (?:async )?(?:class|const|let|function\*?) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','))
  return [...declared, ...listed.map((name) => name.trim().replace(/^.* as /, ''))].filter(Boolean)
}

// Stripe creates all its parts at once, so creating an absent one does nothing; using it fails and says why.
const ABSENT = `export function absent(name) {
  const fail = () => { throw new Error(name + ' is not in the Worker: scripts/lib/lean-libraries.mjs leaves it out.') }
  const own = (target, key) => (typeof key === 'symbol' || key in target ? target[key] : fail())
  return new Proxy(function () {}, { construct: () => new Proxy({}, { get: fail }), apply: fail, get: own })
}`

export async function leanLibraries() {
  await Promise.all(Object.entries(LIBRARIES).map(([name, parts]) => leanLibrary(name, parts)))
}

/**
 * @param {string} name
 * @param {typeof LIBRARIES[string]} parts
 */
async function leanLibrary(name, { exports, leftOut, kept }) {
  const folder = path.join(root, 'node_modules', name)
  let count = 0
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'leave-out',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^absent$/ }, () => ({ path: 'absent', namespace: 'absent' }))
      onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: ABSENT }))
      onLoad({ filter: /\.js$/ }, ({ path: file }) => {
        const place = path.relative(folder, file).replaceAll('\\', '/')
        if (!leftOut.test(place) || kept?.test(place)) return null
        count += 1
        // Stripe's list of all parts serves nobody. Its core imports one name from there.
        const names = place === 'esm/resources.js' ? ['OAuthResource'] : exportsOf(readFileSync(file, 'utf8'))
        const lines = names.map((each) => `export const ${each} = /* @__PURE__ */ absent('${each}')`)
        return { contents: ["import { absent } from 'absent'", ...lines].join('\n') }
      })
    },
  }
  await build({
    stdin: { contents: `export { ${exports} } from '${name}'`, resolveDir: root },
    outfile: leanFile(name),
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker'],
    // Other libraries stay imports: wrangler.toml has stand-ins for some.
    external: ['@peculiar/*', '@hexagon/*', '@levischuck/*', 'reflect-metadata', 'node:*'],
    logLevel: 'error',
    plugins: [plugin],
  })
  if (count === 0) throw new Error(`lean-libraries.mjs: ${name} has no file to leave out`)
}
