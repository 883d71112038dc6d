/** Intent of the form that requests a consultation. */
export const REQUEST = 'request'

/** The id of the form, because the inputs of the kinds are outside of it. */
export const REQUEST_FORM = 'request-form'

/** The value for the chart that the user has just cast, which is saved before the request. */
export const CURRENT_CHART = 'cast'
