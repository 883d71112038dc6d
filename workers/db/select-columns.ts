// The names of the columns that a SELECT answers, as drizzle writes it.
const KNOWN = new Map<string, string[] | null>()
const KNOWN_MAX = 500

/** Null for a statement that is not read here, such as a compound one. */
export function columnsOf(sql: string): string[] | null {
  const known = KNOWN.get(sql)
  if (known !== undefined) return known
  const columns = readColumns(sql)
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear()
  KNOWN.set(sql, columns)
  return columns
}

function readColumns(sql: string): string[] | null {
  const [begin] = /^\s*select\s+(?:distinct\s+)?/i.exec(sql) ?? []
  if (begin === undefined) return null
  const parts: string[] = []
  let [depth, from] = [0, begin.length]
  const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|[(),]|\bfrom\b/gi
  tokens.lastIndex = begin.length
  for (let token = tokens.exec(sql); token; token = tokens.exec(sql)) {
    const [sign] = token
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (depth === 0 && (sign === ',' || sign.toLowerCase() === 'from')) {
      parts.push(sql.slice(from, token.index).trim())
      from = token.index + sign.length
      if (sign !== ',') return parts.map(nameOf)
    }
  }
  return [...parts, sql.slice(from).trim()].map(nameOf)
}

/** `"table"."name"`, `"name"`, `… as "name"`; an expression without a name is named by its text. */
function nameOf(part: string): string {
  return /(?:^|\.|\sas\s+)"([^"]+)"$/i.exec(part)?.[1] ?? part
}
