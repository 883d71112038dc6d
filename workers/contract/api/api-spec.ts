// What one endpoint of the API is: server, browser, OpenAPI and tests read the same data.
import type * as z from 'zod'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
/** 'post /consultations/{id}/review/' */
export type Route = `${Method} ${string}`

export type ApiSpec = {
  route: Route
  summary: string
  body?: z.ZodType
  /** The body may be left out; it is parsed as {} then. */
  bodyOptional?: boolean
  /** The body is a file of one of these types. */
  file?: readonly string[]
  query?: z.ZodType
  answer: z.ZodType
  status?: 200 | 201
  /** Honours the header Idempotency-Key; `obligatory`: asks for it. */
  idempotent?: boolean | 'obligatory'
}

/** The names in a route's path: 'id' | 'file' for 'delete /consultations/{id}/files/{file}/'. */
export type ParamOf<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never

/** What a handler gets: parsed by the schema, undefined without one. */
export type Parsed<Spec, Part extends 'body' | 'query'> = Spec extends { [Key in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

/** What a client sends: before the schema parses it. */
export type Sent<Spec, Part extends 'body' | 'query'> = Spec extends { [Key in Part]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined
