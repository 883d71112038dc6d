// Adding a language to the list makes the compiler ask for its words, and for nothing else.
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const LIST = 'workers/contract/text/language.ts'
/** Parts that have words or rules by language beside the dictionaries; ARCHITECTURE.md names them. */
const BESIDE =
  /^(workers\/(contract\/text\/language|api\/manifest|http\/errors|gateways\/twilio\/twiml)|app\/errors\/error-sentences)\.ts$/

/** The faults of a program whose list of languages has one more. */
function faultsWithThird() {
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile).config
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target, ...rest) => {
    if (!name.endsWith(LIST)) return getSourceFile(name, target, ...rest)
    const text = ts.sys.readFile(name) ?? ''
    return ts.createSourceFile(name, text.replace("'hi'] as const", "'hi', 'mr'] as const"), target)
  }
  const files = fileNames.filter((name) => !/\/(tests|scripts)\//.test(name))
  return ts.getPreEmitDiagnostics(ts.createProgram(files, options, host)).map(({ file }) => ({
    name: path.relative(ROOT, file?.fileName ?? ''),
    text: file?.text ?? '',
  }))
}

test('the compiler asks for the texts of a third language', { tags: ['long'], timeout: 240_000 }, () => {
  const faults = faultsWithThird()
  const dictionaries = new Set(faults.filter(({ text }) => /= texts[<(]/.test(text)).map(({ name }) => name))
  expect(dictionaries.size).toBeGreaterThan(150)
  const others = faults.filter(({ name, text }) => !dictionaries.has(name) && !/drishti-jyotish\/words\//.test(text))
  expect(others.map(({ name }) => name).filter((name) => !BESIDE.test(name))).toEqual([])
})
