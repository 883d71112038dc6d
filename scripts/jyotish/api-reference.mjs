// The API reference of the engine's package, from the docstrings and types of what its entries export.
import path from 'node:path'
import ts from 'typescript'

/** @typedef {{ name: string, kind: 'Functions' | 'Values' | 'Types', code: string, text: string }} Entry */

/** The names by which programs import the entries, and their files. */
const ENTRIES = {
  'drishti-jyotish': 'index.ts',
  'drishti-jyotish/low-level': 'low-level.ts',
  'drishti-jyotish/zones': 'clock/zones.ts',
  'drishti-jyotish/words/en': 'words/en/all.ts',
  'drishti-jyotish/words/hi': 'words/hi/all.ts',
}
const HEAD = `# API reference

Written by \`npm run jyotish:build\` from the docstrings of the engine. Angles are degrees, instants milliseconds since 1970 UT.
`
/** Types longer than this stand in the declarations of the package. */
const LONGEST = 1200

/**
 * The text of the reference.
 * @param {string} folder the sources of the engine
 * @returns {string}
 */
export function apiReference(folder) {
  const files = Object.values(ENTRIES).map((file) => path.join(folder, file))
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const parts = Object.entries(ENTRIES).map(([name, file]) => {
    const source = /** @type {ts.SourceFile} */ (program.getSourceFile(path.join(folder, file)))
    const symbols = checker.getExportsOfModule(/** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source)))
    const found = symbols.map((symbol) => entry(checker, symbol)).sort((a, b) => a.name.localeCompare(b.name, 'en'))
    return [`## ${name}`, ...section('Functions', found), ...section('Values', found), ...section('Types', found)]
  })
  return `${[HEAD.trim(), ...parts.flat()].join('\n\n')}\n`
}

/**
 * @param {Entry['kind']} kind
 * @param {Entry[]} entries
 */
function section(kind, entries) {
  const of = entries.filter((each) => each.kind === kind)
  if (of.length === 0) return []
  return [
    `### ${kind}`,
    ...of.map(({ name, code, text }) => [`#### ${name}`, fenced(code), text].filter(Boolean).join('\n\n')),
  ]
}

/** @param {string} code */
const fenced = (code) => `\`\`\`ts\n${code}\n\`\`\``

/**
 * Name, kind, declaration and docstring of an exported symbol.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 * @returns {Entry}
 */
function entry(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const declaration = /** @type {ts.Declaration} */ (symbol.declarations?.[0])
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ')
  const { name } = exported
  if (ts.isFunctionDeclaration(declaration)) return { name, kind: 'Functions', code: signatures(checker, symbol), text }
  if (ts.isTypeAliasDeclaration(declaration))
    return { name, kind: 'Types', code: shortened(declaration.getText()), text }
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration))
  const callable = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures().length > 0
  return { name, kind: callable ? 'Functions' : 'Values', code: `const ${name}: ${type}`, text }
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function signatures(checker, symbol) {
  return (symbol.declarations ?? [])
    .filter(ts.isFunctionDeclaration)
    .map((node) => {
      const signature = /** @type {ts.Signature} */ (checker.getSignatureFromDeclaration(node))
      return `function ${symbol.name}${checker.signatureToString(signature, node)}`
    })
    .join('\n')
}

/** @param {string} code */
const shortened = (code) =>
  code.length <= LONGEST ? code : `${code.slice(0, code.indexOf('=') + 1)} … // see the declarations of the package`
