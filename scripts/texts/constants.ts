// Hindi words that stand in constants and helpers of a file, not in a dictionary, as rows of the table.
import ts from 'typescript'
import type { Row } from './dictionaries.ts'

const DEVANAGARI = /[\u0900-\u097F]/

/** Rows of the literals with Hindi letters in these files that no row of the same file has. `read` gives the source of a file. */
export function rowsOfConstants(files: readonly string[], rows: readonly Row[], read: (file: string) => string): Row[] {
  return files.flatMap((file) => {
    const source = read(file)
    if (!DEVANAGARI.test(source)) return []
    const sibling = englishOf(file)
    const own = rows.filter((row) => row.file === file || row.file === sibling)
    const known = withoutSpaces(own.map(({ texts }) => texts.hi).join('\n'))
    const english = files.includes(sibling) ? literalsOf(sibling, read) : null
    return [...literalsOf(file, read)]
      .filter(([, text]) => DEVANAGARI.test(text) && !known.includes(withoutSpaces(text)))
      .map(([key, hi]) => {
        return { file, key, staff: false, isCode: true, texts: { en: english?.get(key) ?? '', hi } }
      })
  })
}

/** The file with the English words of a file of Hindi words; empty for a file that is of both languages. */
function englishOf(file: string): string {
  if (file.endsWith('.hi.ts')) return file.replace('.hi.ts', '.ts')
  return file.includes('/words/hi/') ? file.replace('/hi/', '/en/') : ''
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Literals of a file by the names around them, such as `ENDS.no_answer`, and by their number where several have one name. */
function literalsOf(file: string, read: (file: string) => string): Map<string, string> {
  const found = new Map<string, string>()
  const counts = new Map<string, number>()
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node, names: readonly string[]): void => {
    const text = textOf(node, source)
    if (text !== null) {
      const name = names.join('.')
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      found.set(count === 1 ? name : `${name}.${count}`, text)
      return
    }
    const name = nameOf(node, source)
    ts.forEachChild(node, (child) => visit(child, name === null ? names : [...names, name]))
  }
  visit(source, [])
  return found
}

function textOf(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null
}

function nameOf(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) return node.name?.getText(source) ?? null
  if (!ts.isPropertyAssignment(node)) return null
  return ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(source)
}
