// Compiles the engine as a package of its own into packages/jyotish/dist, with its API reference. Run: npm run jyotish:build
import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiReference } from './api-reference.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'packages/jyotish')

rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
execFileSync(process.execPath, [compiler, '--project', path.join(folder, 'tsconfig.package.json')], {
  stdio: 'inherit',
})

// The compiler leaves the endings of imports in declarations as they are.
const files = readdirSync(path.join(folder, 'dist'), { recursive: true }).map((name) => path.join(folder, 'dist', name))
for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
  const declarations = readFileSync(file, 'utf8')
  writeFileSync(file, declarations.replace(/((?:from |import\()['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2'))
}

const program = path.join(folder, 'dist/cli/cli.js')
// npm links a program as it stands: its first line names the runtime.
writeFileSync(program, `#!/usr/bin/env node\n${readFileSync(program, 'utf8')}`)
chmodSync(program, 0o755)
writeFileSync(path.join(folder, 'dist/API.md'), apiReference(folder))
