// The classes that a component writes: in its className attributes, and in the constants, maps and functions of ours
// that those name, wherever they are declared.
import path from 'node:path'
import ts from 'typescript'

/** A class, and the file that writes it out. */
export type WrittenClass = { file: string; name: string }
type Read = (file: string) => string | null
type Found = { file: string; node: ts.Node }

const ATTRIBUTE = /^(\w+C|c)lassName$/
const parsed = new Map<string, ts.SourceFile>()

export function classNamesOf(file: string, read: Read): WrittenClass[] {
  const source = parse(file, read)
  const written: WrittenClass[] = []
  const collect = (node: ts.Node) => written.push(...classesOf({ file, node }, read))
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && ATTRIBUTE.test(node.name.getText()) && node.initializer) collect(node.initializer)
    else if (isClassDeclaration(node)) collect(node)
    ts.forEachChild(node, visit)
  }
  if (source) visit(source)
  const once = new Map(written.map((each) => [`${each.file} ${each.name}`, each]))
  return [...once.values()]
}

/** `const rowClass = …`, `function buttonClass() {…}`: written for other files too. */
function isClassDeclaration(node: ts.Node): boolean {
  return (
    (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
    node.name !== undefined &&
    /Class$/.test(node.name.getText())
  )
}

function parse(file: string, read: Read): ts.SourceFile | null {
  const code = read(file)
  if (code === null) return null
  const known = parsed.get(file)
  if (known?.text === code) return known
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  parsed.set(file, source)
  return source
}

/** The classes of a value: what it may be, without the parts that are put together from letters. */
function classesOf(start: Found, read: Read): WrittenClass[] {
  const written: WrittenClass[] = []
  const done = new Set<ts.Node>()
  const queue: Found[] = [start]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { file, node } = next
    if (done.has(node)) continue
    done.add(node)
    const text = literalText(node)
    if (text !== null) for (const name of text.split(/\s+/)) if (name) written.push({ file, name })
    for (const part of partsOf(node)) queue.push({ file, node: part })
    if (isReference(node)) queue.push(...resolve({ file, node }, read))
  }
  return written
}

function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  // `flex-none ${width}`, not `tone--${tone}`.
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  return texts
    .map((each, i) => (i > 0 ? each.replace(/^\S+/, '') : each))
    .map((each, i) => (i < texts.length - 1 ? each.replace(/\S+$/, '') : each))
    .join(' ')
}

const isReference = (node: ts.Node) =>
  ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)

/** The nodes whose classes a value has. */
function partsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (ts.isBinaryExpression(node)) return operandsOf(node)
  if (ts.isCallExpression(node)) return [node.expression, ...node.arguments.filter(isClassArgument)]
  if (ts.isTemplateExpression(node)) return wholeSpansOf(node)
  if (ts.isObjectLiteralExpression(node)) return valuesOf(node, (name) => ATTRIBUTE.test(name))
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return node.expression ? [node.expression] : []
  if (ts.isSatisfiesExpression(node)) return [node.expression]
  if (ts.isVariableDeclaration(node)) return node.initializer ? mapOrValue(node.initializer) : []
  if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) return node.body ? returnsOf(node.body) : []
  return []
}

/** Values that stand by themselves between the texts of a template. */
function wholeSpansOf({ head, templateSpans }: ts.TemplateExpression): ts.Node[] {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
  return templateSpans.flatMap(({ expression }, i) =>
    /\S$/.test(texts[i] ?? '') || /^\S/.test(texts[i + 1] ?? '') ? [] : [expression],
  )
}

/** `cx` joins classes; what other functions get is a look, or has a className. */
function isClassArgument(argument: ts.Expression): boolean {
  const { parent } = argument
  const isJoin = ts.isCallExpression(parent) && parent.expression.getText() === 'cx'
  return isJoin || ts.isObjectLiteralExpression(argument)
}

function operandsOf({ operatorToken: { kind }, left, right }: ts.BinaryExpression): ts.Node[] {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right]
  const either = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken]
  return either.includes(kind) ? [left, right] : []
}

/** A map that is a value by itself is read whole: `const rowClass = { odd: '…' }`. */
function mapOrValue(node: ts.Expression): ts.Node[] {
  const value = bare(node)
  return ts.isObjectLiteralExpression(value) ? valuesOf(value, () => true) : [value]
}

function valuesOf(object: ts.ObjectLiteralExpression, wanted: (name: string) => boolean): ts.Node[] {
  return object.properties.flatMap((each) => {
    if (!each.name || !wanted(each.name.getText().replace(/['"]/g, ''))) return []
    if (ts.isPropertyAssignment(each)) return [each.initializer]
    return ts.isShorthandPropertyAssignment(each) ? [each.name] : []
  })
}

function returnsOf(body: ts.Node): ts.Node[] {
  if (!ts.isBlock(body)) return [body]
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}

function bare(node: ts.Node): ts.Node {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node
}

/** The value of a name, a property or an element of ours: `looks[size].box`. */
function resolve({ file, node }: Found, read: Read): Found[] {
  if (ts.isIdentifier(node)) return declarationsOf(file, node.text, read)
  if (ts.isPropertyAccessExpression(node))
    return resolve({ file, node: node.expression }, read).flatMap((each) =>
      propertiesOf(each, (name) => name === node.name.text, read),
    )
  if (ts.isElementAccessExpression(node))
    return resolve({ file, node: node.expression }, read).flatMap((each) => propertiesOf(each, () => true, read))
  return []
}

function propertiesOf({ file, node }: Found, wanted: (name: string) => boolean, read: Read): Found[] {
  const value = bare(ts.isVariableDeclaration(node) && node.initializer ? node.initializer : node)
  if (ts.isObjectLiteralExpression(value)) return valuesOf(value, wanted).map((each) => ({ file, node: each }))
  return isReference(value)
    ? resolve({ file, node: value }, read).flatMap((each) => propertiesOf(each, wanted, read))
    : []
}

function declarationsOf(file: string, name: string, read: Read): Found[] {
  const source = parse(file, read)
  if (!source) return []
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push(...importedOf({ file, node }, name, read))
    else if (ts.isVariableDeclaration(node)) found.push(...variablesOf({ file, node }, name, read))
    else if (ts.isFunctionDeclaration(node) && node.name?.text === name) found.push({ file, node })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** `const name = …` and `const { name } = …`. */
function variablesOf(
  { file, node }: { file: string; node: ts.VariableDeclaration },
  name: string,
  read: Read,
): Found[] {
  const { name: left, initializer } = node
  if (!initializer) return []
  if (ts.isIdentifier(left)) return left.text === name ? [{ file, node: bare(initializer) }] : []
  const element = left.elements.find((each) => ts.isBindingElement(each) && each.name.getText() === name)
  if (!element || !ts.isBindingElement(element)) return []
  const property = (element.propertyName ?? element.name).getText()
  return propertiesOf({ file, node: initializer }, (each) => each === property, read)
}

function importedOf({ file, node }: { file: string; node: ts.ImportDeclaration }, name: string, read: Read): Found[] {
  const named = node.importClause?.namedBindings
  if (!named || !ts.isNamedImports(named)) return []
  const one = named.elements.find((each) => each.name.text === name)
  const from = (node.moduleSpecifier as ts.StringLiteral).text
  if (!one || !/^(\.|#app\/).*\.tsx?$/.test(from)) return []
  const target = from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from)
  return declarationsOf(target, (one.propertyName ?? one.name).text, read)
}
