/** Name of the form that asks for a consultation. */
export const REQUEST = 'request'

/** Its id: the kinds stand beside it. */
export const REQUEST_FORM = 'request-form'

/** The birth of the chart that the user just cast, which is saved before the request. */
export const CURRENT_CHART = 'cast'
