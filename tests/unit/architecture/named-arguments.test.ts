// Values in a row are easily swapped: money and consultations take one named object instead of three arguments.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const AREAS = ['domain/money', 'domain/consultations', 'domain/voice', 'realtime', 'services']

/** The first parameter hands in dependencies: it is not one of the values. */
const DEPENDENCY_NAME = /^(deps|db|room|env|sql|storage|services)$/
const DEPENDENCY_TYPE = /Deps\b|^Db$|\bdb: Db\b|^Room$/

/** Their parameters are those of the Workers runtime. */
const RUNTIME_HANDLERS = ['webSocketClose']

function functionsOf(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: { name: string; values: number }[] = []
  const visit = (node: ts.Node): void => {
    // Constructors take dependencies only.
    if (ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node) && !isCallback(node)) {
      const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
      found.push({ name: named?.getText() ?? 'unnamed', values: valuesOf(node.parameters) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

// The caller of a callback, such as Array.map, decides its parameters.
function isCallback(node: ts.SignatureDeclaration): boolean {
  return (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && ts.isCallExpression(node.parent)
}

function valuesOf([first, ...rest]: readonly ts.ParameterDeclaration[]): number {
  if (!first) return 0
  const isDependency = DEPENDENCY_NAME.test(first.name.getText()) || DEPENDENCY_TYPE.test(first.type?.getText() ?? '')
  return rest.length + (isDependency ? 0 : 1)
}

test('the check counts parameters that are patterns, and leaves out dependencies', () => {
  const text = `
    function many({ a }: { a: 1 }, [b]: [number], c = 2) {}
    class Room { tell(one: 1, two: 2, three?: 3) {} }
    type Port = { send(to: string, text: string, at: number): void }
    const arrow = (deps: Deps, one: 1, two: 2) => {}
    export async function few({ db }: { db: Db }, { a, b, c }: Values) { [].map((x, y, z) => x) }`
  expect(functionsOf('sample.ts', text)).toEqual([
    { name: 'many', values: 3 },
    { name: 'tell', values: 3 },
    { name: 'send', values: 3 },
    { name: 'arrow', values: 2 },
    { name: 'few', values: 1 },
  ])
})

test('functions on money and consultations take at most two values beside their dependencies', () => {
  const many = AREAS.flatMap((area) =>
    readdirSync(path.join(ROOT, 'workers', area), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => {
        const file = path.join('workers', area, name)
        return functionsOf(file, readFileSync(path.join(ROOT, file), 'utf8'))
          .filter((each) => each.values > 2 && !RUNTIME_HANDLERS.includes(each.name))
          .map((each) => `${file} ${each.name}`)
      }),
  )
  expect(many).toEqual([])
})
