export const id = 720;
export const ids = [720];
export const modules = {

/***/ 77720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   languageModel: () => (/* binding */ languageModel)
/* harmony export */ });
/* harmony import */ var _ai_sdk_anthropic__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57401);
/* harmony import */ var _ai_sdk_openai_compatible__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7514);


/** The two protocols. This is the only file that loads the SDK; it is loaded with the first call. `key` null: none is sent. */
function languageModel({ provider, model, baseUrl }, key, fetch) {
    const baseURL = `${baseUrl.origin}${baseUrl.pathname}`.replace(/\/+$/, '');
    // Without a key of its own the SDK would take one from the environment.
    if (provider === 'anthropic')
        return (0,_ai_sdk_anthropic__WEBPACK_IMPORTED_MODULE_0__/* .createAnthropic */ .nM)({ baseURL, apiKey: key ?? '', fetch }).languageModel(model);
    return (0,_ai_sdk_openai_compatible__WEBPACK_IMPORTED_MODULE_1__/* .createOpenAICompatible */ .jr)({
        name: 'openai',
        baseURL,
        queryParams: Object.fromEntries(baseUrl.searchParams),
        ...(key === null ? {} : { apiKey: key }),
        ...(key !== null && isAzure(baseUrl) ? { headers: { 'api-key': key } } : {}),
        includeUsage: true,
        transformRequestBody: (body) => (isAzure(baseUrl) || baseUrl.hostname === 'api.openai.com' ? withNewLimitName(body) : body),
        fetch,
    }).chatModel(model);
}
/** Azure's servers take a key in a header of their own (Azure OpenAI reference, "Authentication"). */
function isAzure({ hostname }) {
    return hostname.endsWith('.openai.azure.com') || hostname.endsWith('.services.ai.azure.com') || hostname.endsWith('.cognitiveservices.azure.com');
}
/** OpenAI's reasoning models refuse `max_tokens` (API reference, "Create chat completion"); other servers know nothing else. */
function withNewLimitName({ max_tokens: limit, ...body }) {
    return { ...body, max_completion_tokens: limit };
}


/***/ })

};
