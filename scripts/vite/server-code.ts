// Keeps code that only browsers run out of the Worker's bundle, 0.12 MB gzipped. A server draws a page once: it runs no effect, it is
// never clicked, and it loads no part that comes later. So for the server
// - calls of React's effects, and of Headless UI's hooks that are effects alone, are taken away,
// - handlers of elements (`onClick`) are taken away, and functions that are written as handlers of components are empty, and
// - an import that is marked so, `import(/* browser-only */ './part.tsx')`, fails.
// The functions within go with their imports. tests/workers/production-bundle.test.ts weighs the rest.
import type { Plugin } from 'vite'

const MARKED = /\bimport\(\s*\/\* browser-only \*\/[^)]*\)/g
const ABSENT = `Promise.reject(new Error('This part is for browsers.'))`

/** The code of a module whose marked imports fail. */
export const withoutMarkedImports = (code: string) => code.replace(MARKED, ABSENT)

export const noMarkedImports: Plugin = {
  name: 'no-marked-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\//, code: 'browser-only' },
    handler: (code, _id, options) => (options?.ssr ? { code: withoutMarkedImports(code), map: null } : null),
  },
}

const EFFECTS: ReadonlySet<string> = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
/** Hooks of Headless UI that do nothing but call effects, by the name of their file. */
const EFFECT_HOOKS = /\/use-(iso-morphic-effect|watch|on-unmount|event-listener|document-event|window-event)\.js$/
const HANDLER = /^on[A-Z]/
const NOTHING = 'void 0'

/** A node of an ESTree; the fields of the kinds that are asked for. */
type Node = {
  type: string
  start: number
  end: number
  name?: string
  value?: Node | string
  body?: Node[]
  source?: Node
  specifiers?: Node[]
  imported?: Node
  local?: Node
  callee?: Node
  object?: Node
  property?: Node
  arguments?: Node[]
  properties?: Node[]
  key?: Node
  computed?: boolean
}
type Cut = { start: number; end: number; text: string }
/** The module's own names of React's effects, of React as a whole, and of the functions that make elements. */
type Names = { effects: Set<string>; react: Set<string>; makers: Set<string> }

/** The code of a module, compiled from JSX, without effects and handlers. */
export function withoutEffects(code: string, parse: (code: string) => unknown): string {
  const program = parse(code) as Node
  const names = namesOf(program)
  const cuts: Cut[] = []
  const isCut = (node: Node) => cuts.some(({ start, end }) => start <= node.start && node.end <= end)
  function visit(node: Node): void {
    cuts.push(...cutsOf(node, names))
    for (const value of Object.values(node).flat()) if (isNode(value) && !isCut(value)) visit(value)
  }
  visit(program)
  let text = ''
  let at = 0
  for (const { start, end, text: instead } of cuts.sort((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + instead
    at = end
  }
  return text + code.slice(at)
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

function namesOf({ body = [] }: Node): Names {
  const names: Names = { effects: new Set(), react: new Set(), makers: new Set() }
  for (const { type, source, specifiers = [] } of body) {
    if (type !== 'ImportDeclaration') continue
    for (const { imported, local } of specifiers) {
      const name = local?.name ?? ''
      if (source?.value === 'react/jsx-runtime') names.makers.add(name)
      if (EFFECT_HOOKS.test(String(source?.value))) names.effects.add(name)
      if (source?.value !== 'react') continue
      if (!imported) names.react.add(name)
      else if (EFFECTS.has(imported.name ?? '')) names.effects.add(name)
    }
  }
  return names
}

function cutsOf({ type, start, end, callee, arguments: args = [] }: Node, names: Names): Cut[] {
  if (type !== 'CallExpression' || !callee) return []
  const { object, property, name = '' } = callee
  const ofReact = names.react.has(object?.name ?? '') && EFFECTS.has(property?.name ?? '')
  if (ofReact || names.effects.has(name)) return [{ start, end, text: NOTHING }]
  const [element, props] = args
  if (!names.makers.has(name) || props?.type !== 'ObjectExpression') return []
  return (props.properties ?? []).flatMap((each) => handlerCut(each, element?.type === 'Literal'))
}

/** `ofElement`: the handler is an element's own. A component may ask whether it has one, so that a function stays there. */
function handlerCut({ type, start, end, computed, key, value }: Node, ofElement: boolean): Cut[] {
  if (type !== 'Property' || computed || !HANDLER.test(key?.name ?? '') || !isNode(value)) return []
  const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression'
  const isName = value.type === 'Identifier' || value.type === 'MemberExpression'
  // The whole property: it may be a method.
  if (ofElement && (isFunction || isName)) return [{ start, end, text: `${key?.name}: ${NOTHING}` }]
  return isFunction ? [{ start, end, text: `${key?.name}: () => {}` }] : []
}

export const noEffects: Plugin = {
  name: 'no-effects',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: {
      id: /\.([mc]?[jt]sx?)(\?|$)/,
      code: /Effect|jsx-runtime|\/use-(watch|on-unmount|\w+-event|event-listener)\.js/,
    },
    handler(code, _id, options) {
      return options?.ssr ? { code: withoutEffects(code, (text) => this.parse(text)), map: null } : null
    },
  },
}
