export const id = 81;
export const ids = [81];
export const modules = {

/***/ 67376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   kx: () => (/* binding */ flagIn),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   r7: () => (/* binding */ textIn)
/* harmony export */ });
/** A text in an event's data, or null if there is none of that name. */
function textIn({ data }, key) {
    const value = data[key];
    return typeof value === 'string' ? value : null;
}
/** A number in an event's data, or null if there is none of that name. */
function numberIn({ data }, key) {
    const value = data[key];
    return typeof value === 'number' ? value : null;
}
/** A yes or no in an event's data, or null if there is none of that name. */
function flagIn({ data }, key) {
    const value = data[key];
    return typeof value === 'boolean' ? value : null;
}
/** The texts of a list in an event's data; empty if there is none of that name. */
function textsIn({ data }, key) {
    const value = data[key];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
/** When an event happened, in milliseconds since 1970. */
function timeOf({ at }) {
    return Date.parse(at);
}


/***/ }),

/***/ 81081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evidencePage: () => (/* binding */ evidencePage)
});

// EXTERNAL MODULE: ./build/studio/headline.js
var headline = __webpack_require__(1739);
;// CONCATENATED MODULE: ./build/studio/page/browser-script.js
// Made by scripts/write-page-script.mjs from browser/. Do not edit.
/** The script of the evidence page. */
const browserScript = "/*! This page's script holds:\n\ncanonicalize 4.0.0 (Apache-2.0)\n\nApache License\n                           Version 2.0, January 2004\n                        http://www.apache.org/licenses/\n\n   TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION\n\n   1. Definitions.\n\n      \"License\" shall mean the terms and conditions for use, reproduction,\n      and distribution as defined by Sections 1 through 9 of this document.\n\n      \"Licensor\" shall mean the copyright owner or entity authorized by\n      the copyright owner that is granting the License.\n\n      \"Legal Entity\" shall mean the union of the acting entity and all\n      other entities that control, are controlled by, or are under common\n      control with that entity. For the purposes of this definition,\n      \"control\" means (i) the power, direct or indirect, to cause the\n      direction or management of such entity, whether by contract or\n      otherwise, or (ii) ownership of fifty percent (50%) or more of the\n      outstanding shares, or (iii) beneficial ownership of such entity.\n\n      \"You\" (or \"Your\") shall mean an individual or Legal Entity\n      exercising permissions granted by this License.\n\n      \"Source\" form shall mean the preferred form for making modifications,\n      including but not limited to software source code, documentation\n      source, and configuration files.\n\n      \"Object\" form shall mean any form resulting from mechanical\n      transformation or translation of a Source form, including but\n      not limited to compiled object code, generated documentation,\n      and conversions to other media types.\n\n      \"Work\" shall mean the work of authorship, whether in Source or\n      Object form, made available under the License, as indicated by a\n      copyright notice that is included in or attached to the work\n      (an example is provided in the Appendix below).\n\n      \"Derivative Works\" shall mean any work, whether in Source or Object\n      form, that is based on (or derived from) the Work and for which the\n      editorial revisions, annotations, elaborations, or other modifications\n      represent, as a whole, an original work of authorship. For the purposes\n      of this License, Derivative Works shall not include works that remain\n      separable from, or merely link (or bind by name) to the interfaces of,\n      the Work and Derivative Works thereof.\n\n      \"Contribution\" shall mean any work of authorship, including\n      the original version of the Work and any modifications or additions\n      to that Work or Derivative Works thereof, that is intentionally\n      submitted to Licensor for inclusion in the Work by the copyright owner\n      or by an individual or Legal Entity authorized to submit on behalf of\n      the copyright owner. For the purposes of this definition, \"submitted\"\n      means any form of electronic, verbal, or written communication sent\n      to the Licensor or its representatives, including but not limited to\n      communication on electronic mailing lists, source code control systems,\n      and issue tracking systems that are managed by, or on behalf of, the\n      Licensor for the purpose of discussing and improving the Work, but\n      excluding communication that is conspicuously marked or otherwise\n      designated in writing by the copyright owner as \"Not a Contribution.\"\n\n      \"Contributor\" shall mean Licensor and any individual or Legal Entity\n      on behalf of whom a Contribution has been received by Licensor and\n      subsequently incorporated within the Work.\n\n   2. Grant of Copyright License. Subject to the terms and conditions of\n      this License, each Contributor hereby grants to You a perpetual,\n      worldwide, non-exclusive, no-charge, royalty-free, irrevocable\n      copyright license to reproduce, prepare Derivative Works of,\n      publicly display, publicly perform, sublicense, and distribute the\n      Work and such Derivative Works in Source or Object form.\n\n   3. Grant of Patent License. Subject to the terms and conditions of\n      this License, each Contributor hereby grants to You a perpetual,\n      worldwide, non-exclusive, no-charge, royalty-free, irrevocable\n      (except as stated in this section) patent license to make, have made,\n      use, offer to sell, sell, import, and otherwise transfer the Work,\n      where such license applies only to those patent claims licensable\n      by such Contributor that are necessarily infringed by their\n      Contribution(s) alone or by combination of their Contribution(s)\n      with the Work to which such Contribution(s) was submitted. If You\n      institute patent litigation against any entity (including a\n      cross-claim or counterclaim in a lawsuit) alleging that the Work\n      or a Contribution incorporated within the Work constitutes direct\n      or contributory patent infringement, then any patent licenses\n      granted to You under this License for that Work shall terminate\n      as of the date such litigation is filed.\n\n   4. Redistribution. You may reproduce and distribute copies of the\n      Work or Derivative Works thereof in any medium, with or without\n      modifications, and in Source or Object form, provided that You\n      meet the following conditions:\n\n      (a) You must give any other recipients of the Work or\n          Derivative Works a copy of this License; and\n\n      (b) You must cause any modified files to carry prominent notices\n          stating that You changed the files; and\n\n      (c) You must retain, in the Source form of any Derivative Works\n          that You distribute, all copyright, patent, trademark, and\n          attribution notices from the Source form of the Work,\n          excluding those notices that do not pertain to any part of\n          the Derivative Works; and\n\n      (d) If the Work includes a \"NOTICE\" text file as part of its\n          distribution, then any Derivative Works that You distribute must\n          include a readable copy of the attribution notices contained\n          within such NOTICE file, excluding those notices that do not\n          pertain to any part of the Derivative Works, in at least one\n          of the following places: within a NOTICE text file distributed\n          as part of the Derivative Works; within the Source form or\n          documentation, if provided along with the Derivative Works; or,\n          within a display generated by the Derivative Works, if and\n          wherever such third-party notices normally appear. The contents\n          of the NOTICE file are for informational purposes only and\n          do not modify the License. You may add Your own attribution\n          notices within Derivative Works that You distribute, alongside\n          or as an addendum to the NOTICE text from the Work, provided\n          that such additional attribution notices cannot be construed\n          as modifying the License.\n\n      You may add Your own copyright statement to Your modifications and\n      may provide additional or different license terms and conditions\n      for use, reproduction, or distribution of Your modifications, or\n      for any such Derivative Works as a whole, provided Your use,\n      reproduction, and distribution of the Work otherwise complies with\n      the conditions stated in this License.\n\n   5. Submission of Contributions. Unless You explicitly state otherwise,\n      any Contribution intentionally submitted for inclusion in the Work\n      by You to the Licensor shall be under the terms and conditions of\n      this License, without any additional terms or conditions.\n      Notwithstanding the above, nothing herein shall supersede or modify\n      the terms of any separate license agreement you may have executed\n      with Licensor regarding such Contributions.\n\n   6. Trademarks. This License does not grant permission to use the trade\n      names, trademarks, service marks, or product names of the Licensor,\n      except as required for reasonable and customary use in describing the\n      origin of the Work and reproducing the content of the NOTICE file.\n\n   7. Disclaimer of Warranty. Unless required by applicable law or\n      agreed to in writing, Licensor provides the Work (and each\n      Contributor provides its Contributions) on an \"AS IS\" BASIS,\n      WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or\n      implied, including, without limitation, any warranties or conditions\n      of TITLE, NON-INFRINGEMENT, MERCHANTABILITY, or FITNESS FOR A\n      PARTICULAR PURPOSE. You are solely responsible for determining the\n      appropriateness of using or redistributing the Work and assume any\n      risks associated with Your exercise of permissions under this License.\n\n   8. Limitation of Liability. In no event and under no legal theory,\n      whether in tort (including negligence), contract, or otherwise,\n      unless required by applicable law (such as deliberate and grossly\n      negligent acts) or agreed to in writing, shall any Contributor be\n      liable to You for damages, including any direct, indirect, special,\n      incidental, or consequential damages of any character arising as a\n      result of this License or out of the use or inability to use the\n      Work (including but not limited to damages for loss of goodwill,\n      work stoppage, computer failure or malfunction, or any and all\n      other commercial damages or losses), even if such Contributor\n      has been advised of the possibility of such damages.\n\n   9. Accepting Warranty or Additional Liability. While redistributing\n      the Work or Derivative Works thereof, You may choose to offer,\n      and charge a fee for, acceptance of support, warranty, indemnity,\n      or other liability obligations and/or rights consistent with this\n      License. However, in accepting such obligations, You may act only\n      on Your own behalf and on Your sole responsibility, not on behalf\n      of any other Contributor, and only if You agree to indemnify,\n      defend, and hold each Contributor harmless for any liability\n      incurred by, or claims asserted against, such Contributor by reason\n      of your accepting any such warranty or additional liability.\n\n   END OF TERMS AND CONDITIONS\n\n   APPENDIX: How to apply the Apache License to your work.\n\n      To apply the Apache License to your work, attach the following\n      boilerplate notice, with the fields enclosed by brackets \"[]\"\n      replaced with your own identifying information. (Don't include\n      the brackets!)  The text should be enclosed in the appropriate\n      comment syntax for the file format. We also recommend that a\n      file or class name and description of purpose be included on the\n      same \"printed page\" as the copyright notice for easier\n      identification within third-party archives.\n\n   Copyright [yyyy] [name of copyright owner]\n\n   Licensed under the Apache License, Version 2.0 (the \"License\");\n   you may not use this file except in compliance with the License.\n   You may obtain a copy of the License at\n\n       http://www.apache.org/licenses/LICENSE-2.0\n\n   Unless required by applicable law or agreed to in writing, software\n   distributed under the License is distributed on an \"AS IS\" BASIS,\n   WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.\n   See the License for the specific language governing permissions and\n   limitations under the License.\n\n---\n\ndevlop 1.1.0 (MIT)\n\n(The MIT License)\n\nCopyright (c) 2023 Titus Wormer <tituswormer@gmail.com>\n\nPermission is hereby granted, free of charge, to any person obtaining\na copy of this software and associated documentation files (the\n'Software'), to deal in the Software without restriction, including\nwithout limitation the rights to use, copy, modify, merge, publish,\ndistribute, sublicense, and/or sell copies of the Software, and to\npermit persons to whom the Software is furnished to do so, subject to\nthe following conditions:\n\nThe above copyright notice and this permission notice shall be\nincluded in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED 'AS IS', WITHOUT WARRANTY OF ANY KIND,\nEXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF\nMERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.\nIN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY\nCLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,\nTORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE\nSOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n\n---\n\ndiff 9.0.0 (BSD-3-Clause)\n\nBSD 3-Clause License\n\nCopyright (c) 2009-2015, Kevin Decker <kpdecker@gmail.com>\nAll rights reserved.\n\nRedistribution and use in source and binary forms, with or without\nmodification, are permitted provided that the following conditions are met:\n\n1. Redistributions of source code must retain the above copyright notice, this\n   list of conditions and the following disclaimer.\n\n2. Redistributions in binary form must reproduce the above copyright notice,\n   this list of conditions and the following disclaimer in the documentation\n   and/or other materials provided with the distribution.\n\n3. Neither the name of the copyright holder nor the names of its\n   contributors may be used to endorse or promote products derived from\n   this software without specific prior written permission.\n\nTHIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS \"AS IS\"\nAND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE\nIMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE\nDISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE\nFOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL\nDAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR\nSERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER\nCAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,\nOR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE\nOF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.\n\n---\n\nhighlight.js 11.11.1 (BSD-3-Clause)\n\nBSD 3-Clause License\n\nCopyright (c) 2006, Ivan Sagalaev.\nAll rights reserved.\n\nRedistribution and use in source and binary forms, with or without\nmodification, are permitted provided that the following conditions are met:\n\n* Redistributions of source code must retain the above copyright notice, this\n  list of conditions and the following disclaimer.\n\n* Redistributions in binary form must reproduce the above copyright notice,\n  this list of conditions and the following disclaimer in the documentation\n  and/or other materials provided with the distribution.\n\n* Neither the name of the copyright holder nor the names of its\n  contributors may be used to endorse or promote products derived from\n  this software without specific prior written permission.\n\nTHIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS \"AS IS\"\nAND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE\nIMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE\nDISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE\nFOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL\nDAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR\nSERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER\nCAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,\nOR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE\nOF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.\n\n---\n\nlowlight 3.3.0 (MIT)\n\n(The MIT License)\n\nCopyright (c) Titus Wormer <tituswormer@gmail.com>\n\nPermission is hereby granted, free of charge, to any person obtaining\na copy of this software and associated documentation files (the\n'Software'), to deal in the Software without restriction, including\nwithout limitation the rights to use, copy, modify, merge, publish,\ndistribute, sublicense, and/or sell copies of the Software, and to\npermit persons to whom the Software is furnished to do so, subject to\nthe following conditions:\n\nThe above copyright notice and this permission notice shall be\nincluded in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED 'AS IS', WITHOUT WARRANTY OF ANY KIND,\nEXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF\nMERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.\nIN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY\nCLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,\nTORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE\nSOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n\"use strict\";(()=>{var wr=Object.create;var vt=Object.defineProperty;var Nr=Object.getOwnPropertyDescriptor;var Tr=Object.getOwnPropertyNames;var Sr=Object.getPrototypeOf,vr=Object.prototype.hasOwnProperty;var xr=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Rr=(e,t,n,r)=>{if(t&&typeof t==\"object\"||typeof t==\"function\")for(let s of Tr(t))!vr.call(e,s)&&s!==n&&vt(e,s,{get:()=>t[s],enumerable:!(r=Nr(t,s))||r.enumerable});return e};var Ar=(e,t,n)=>(n=e!=null?wr(Sr(e)):{},Rr(t||!e||!e.__esModule?vt(n,\"default\",{value:e,enumerable:!0}):n,e));var Xn=xr((io,Vn)=>{function Bn(e){return e instanceof Map?e.clear=e.delete=e.set=function(){throw new Error(\"map is read-only\")}:e instanceof Set&&(e.add=e.clear=e.delete=function(){throw new Error(\"set is read-only\")}),Object.freeze(e),Object.getOwnPropertyNames(e).forEach(t=>{let n=e[t],r=typeof n;(r===\"object\"||r===\"function\")&&!Object.isFrozen(n)&&Bn(n)}),e}var We=class{constructor(t){t.data===void 0&&(t.data={}),this.data=t.data,this.isMatchIgnored=!1}ignoreMatch(){this.isMatchIgnored=!0}};function Fn(e){return e.replace(/&/g,\"&amp;\").replace(/</g,\"&lt;\").replace(/>/g,\"&gt;\").replace(/\"/g,\"&quot;\").replace(/'/g,\"&#x27;\")}function se(e,...t){let n=Object.create(null);for(let r in e)n[r]=e[r];return t.forEach(function(r){for(let s in r)n[s]=r[s]}),n}var hs=\"</span>\",Mn=e=>!!e.scope,bs=(e,{prefix:t})=>{if(e.startsWith(\"language:\"))return e.replace(\"language:\",\"language-\");if(e.includes(\".\")){let n=e.split(\".\");return[`${t}${n.shift()}`,...n.map((r,s)=>`${r}${\"_\".repeat(s+1)}`)].join(\" \")}return`${t}${e}`},pt=class{constructor(t,n){this.buffer=\"\",this.classPrefix=n.classPrefix,t.walk(this)}addText(t){this.buffer+=Fn(t)}openNode(t){if(!Mn(t))return;let n=bs(t.scope,{prefix:this.classPrefix});this.span(n)}closeNode(t){Mn(t)&&(this.buffer+=hs)}value(){return this.buffer}span(t){this.buffer+=`<span class=\"${t}\">`}},kn=(e={})=>{let t={children:[]};return Object.assign(t,e),t},mt=class e{constructor(){this.rootNode=kn(),this.stack=[this.rootNode]}get top(){return this.stack[this.stack.length-1]}get root(){return this.rootNode}add(t){this.top.children.push(t)}openNode(t){let n=kn({scope:t});this.add(n),this.stack.push(n)}closeNode(){if(this.stack.length>1)return this.stack.pop()}closeAllNodes(){for(;this.closeNode(););}toJSON(){return JSON.stringify(this.rootNode,null,4)}walk(t){return this.constructor._walk(t,this.rootNode)}static _walk(t,n){return typeof n==\"string\"?t.addText(n):n.children&&(t.openNode(n),n.children.forEach(r=>this._walk(t,r)),t.closeNode(n)),t}static _collapse(t){typeof t!=\"string\"&&t.children&&(t.children.every(n=>typeof n==\"string\")?t.children=[t.children.join(\"\")]:t.children.forEach(n=>{e._collapse(n)}))}},ht=class extends mt{constructor(t){super(),this.options=t}addText(t){t!==\"\"&&this.add(t)}startScope(t){this.openNode(t)}endScope(){this.closeNode()}__addSublanguage(t,n){let r=t.root;n&&(r.scope=`language:${n}`),this.add(r)}toHTML(){return new pt(this,this.options).value()}finalize(){return this.closeAllNodes(),!0}};function Se(e){return e?typeof e==\"string\"?e:e.source:null}function $n(e){return le(\"(?=\",e,\")\")}function Es(e){return le(\"(?:\",e,\")*\")}function _s(e){return le(\"(?:\",e,\")?\")}function le(...e){return e.map(n=>Se(n)).join(\"\")}function ys(e){let t=e[e.length-1];return typeof t==\"object\"&&t.constructor===Object?(e.splice(e.length-1,1),t):{}}function Et(...e){return\"(\"+(ys(e).capture?\"\":\"?:\")+e.map(r=>Se(r)).join(\"|\")+\")\"}function Un(e){return new RegExp(e.toString()+\"|\").exec(\"\").length-1}function ws(e,t){let n=e&&e.exec(t);return n&&n.index===0}var Ns=/\\[(?:[^\\\\\\]]|\\\\.)*\\]|\\(\\??|\\\\([1-9][0-9]*)|\\\\./;function _t(e,{joinWith:t}){let n=0;return e.map(r=>{n+=1;let s=n,a=Se(r),i=\"\";for(;a.length>0;){let o=Ns.exec(a);if(!o){i+=a;break}i+=a.substring(0,o.index),a=a.substring(o.index+o[0].length),o[0][0]===\"\\\\\"&&o[1]?i+=\"\\\\\"+String(Number(o[1])+s):(i+=o[0],o[0]===\"(\"&&n++)}return i}).map(r=>`(${r})`).join(t)}var Ts=/\\b\\B/,Gn=\"[a-zA-Z]\\\\w*\",yt=\"[a-zA-Z_]\\\\w*\",Wn=\"\\\\b\\\\d+(\\\\.\\\\d+)?\",zn=\"(-?)(\\\\b0[xX][a-fA-F0-9]+|(\\\\b\\\\d+(\\\\.\\\\d*)?|\\\\.\\\\d+)([eE][-+]?\\\\d+)?)\",Hn=\"\\\\b(0b[01]+)\",Ss=\"!|!=|!==|%|%=|&|&&|&=|\\\\*|\\\\*=|\\\\+|\\\\+=|,|-|-=|/=|/|:|;|<<|<<=|<=|<|===|==|=|>>>=|>>=|>=|>>>|>>|>|\\\\?|\\\\[|\\\\{|\\\\(|\\\\^|\\\\^=|\\\\||\\\\|=|\\\\|\\\\||~\",vs=(e={})=>{let t=/^#![ ]*\\//;return e.binary&&(e.begin=le(t,/.*\\b/,e.binary,/\\b.*/)),se({scope:\"meta\",begin:t,end:/$/,relevance:0,\"on:begin\":(n,r)=>{n.index!==0&&r.ignoreMatch()}},e)},ve={begin:\"\\\\\\\\[\\\\s\\\\S]\",relevance:0},xs={scope:\"string\",begin:\"'\",end:\"'\",illegal:\"\\\\n\",contains:[ve]},Rs={scope:\"string\",begin:'\"',end:'\"',illegal:\"\\\\n\",contains:[ve]},As={begin:/\\b(a|an|the|are|I'm|isn't|don't|doesn't|won't|but|just|should|pretty|simply|enough|gonna|going|wtf|so|such|will|you|your|they|like|more)\\b/},He=function(e,t,n={}){let r=se({scope:\"comment\",begin:e,end:t,contains:[]},n);r.contains.push({scope:\"doctag\",begin:\"[ ]*(?=(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):)\",end:/(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):/,excludeBegin:!0,relevance:0});let s=Et(\"I\",\"a\",\"is\",\"so\",\"us\",\"to\",\"at\",\"if\",\"in\",\"it\",\"on\",/[A-Za-z]+['](d|ve|re|ll|t|s|n)/,/[A-Za-z]+[-][a-z]+/,/[A-Za-z][a-z]{2,}/);return r.contains.push({begin:le(/[ ]+/,\"(\",s,/[.]?[:]?([.][ ]|[ ])/,\"){3}\")}),r},Os=He(\"//\",\"$\"),Cs=He(\"/\\\\*\",\"\\\\*/\"),Ms=He(\"#\",\"$\"),ks={scope:\"number\",begin:Wn,relevance:0},Is={scope:\"number\",begin:zn,relevance:0},Ls={scope:\"number\",begin:Hn,relevance:0},Ds={scope:\"regexp\",begin:/\\/(?=[^/\\n]*\\/)/,end:/\\/[gimuy]*/,contains:[ve,{begin:/\\[/,end:/\\]/,relevance:0,contains:[ve]}]},Ps={scope:\"title\",begin:Gn,relevance:0},Bs={scope:\"title\",begin:yt,relevance:0},Fs={begin:\"\\\\.\\\\s*\"+yt,relevance:0},$s=function(e){return Object.assign(e,{\"on:begin\":(t,n)=>{n.data._beginMatch=t[1]},\"on:end\":(t,n)=>{n.data._beginMatch!==t[1]&&n.ignoreMatch()}})},Ge=Object.freeze({__proto__:null,APOS_STRING_MODE:xs,BACKSLASH_ESCAPE:ve,BINARY_NUMBER_MODE:Ls,BINARY_NUMBER_RE:Hn,COMMENT:He,C_BLOCK_COMMENT_MODE:Cs,C_LINE_COMMENT_MODE:Os,C_NUMBER_MODE:Is,C_NUMBER_RE:zn,END_SAME_AS_BEGIN:$s,HASH_COMMENT_MODE:Ms,IDENT_RE:Gn,MATCH_NOTHING_RE:Ts,METHOD_GUARD:Fs,NUMBER_MODE:ks,NUMBER_RE:Wn,PHRASAL_WORDS_MODE:As,QUOTE_STRING_MODE:Rs,REGEXP_MODE:Ds,RE_STARTERS_RE:Ss,SHEBANG:vs,TITLE_MODE:Ps,UNDERSCORE_IDENT_RE:yt,UNDERSCORE_TITLE_MODE:Bs});function Us(e,t){e.input[e.index-1]===\".\"&&t.ignoreMatch()}function Gs(e,t){e.className!==void 0&&(e.scope=e.className,delete e.className)}function Ws(e,t){t&&e.beginKeywords&&(e.begin=\"\\\\b(\"+e.beginKeywords.split(\" \").join(\"|\")+\")(?!\\\\.)(?=\\\\b|\\\\s)\",e.__beforeBegin=Us,e.keywords=e.keywords||e.beginKeywords,delete e.beginKeywords,e.relevance===void 0&&(e.relevance=0))}function zs(e,t){Array.isArray(e.illegal)&&(e.illegal=Et(...e.illegal))}function Hs(e,t){if(e.match){if(e.begin||e.end)throw new Error(\"begin & end are not supported with match\");e.begin=e.match,delete e.match}}function Ks(e,t){e.relevance===void 0&&(e.relevance=1)}var Zs=(e,t)=>{if(!e.beforeMatch)return;if(e.starts)throw new Error(\"beforeMatch cannot be used with starts\");let n=Object.assign({},e);Object.keys(e).forEach(r=>{delete e[r]}),e.keywords=n.keywords,e.begin=le(n.beforeMatch,$n(n.begin)),e.starts={relevance:0,contains:[Object.assign(n,{endsParent:!0})]},e.relevance=0,delete n.beforeMatch},Ys=[\"of\",\"and\",\"for\",\"in\",\"not\",\"or\",\"if\",\"then\",\"parent\",\"list\",\"value\"],qs=\"keyword\";function Kn(e,t,n=qs){let r=Object.create(null);return typeof e==\"string\"?s(n,e.split(\" \")):Array.isArray(e)?s(n,e):Object.keys(e).forEach(function(a){Object.assign(r,Kn(e[a],t,a))}),r;function s(a,i){t&&(i=i.map(o=>o.toLowerCase())),i.forEach(function(o){let c=o.split(\"|\");r[c[0]]=[a,Vs(c[0],c[1])]})}}function Vs(e,t){return t?Number(t):Xs(e)?0:1}function Xs(e){return Ys.includes(e.toLowerCase())}var In={},ce=e=>{console.error(e)},Ln=(e,...t)=>{console.log(`WARN: ${e}`,...t)},Ee=(e,t)=>{In[`${e}/${t}`]||(console.log(`Deprecated as of ${e}. ${t}`),In[`${e}/${t}`]=!0)},ze=new Error;function Zn(e,t,{key:n}){let r=0,s=e[n],a={},i={};for(let o=1;o<=t.length;o++)i[o+r]=s[o],a[o+r]=!0,r+=Un(t[o-1]);e[n]=i,e[n]._emit=a,e[n]._multi=!0}function Js(e){if(Array.isArray(e.begin)){if(e.skip||e.excludeBegin||e.returnBegin)throw ce(\"skip, excludeBegin, returnBegin not compatible with beginScope: {}\"),ze;if(typeof e.beginScope!=\"object\"||e.beginScope===null)throw ce(\"beginScope must be object\"),ze;Zn(e,e.begin,{key:\"beginScope\"}),e.begin=_t(e.begin,{joinWith:\"\"})}}function Qs(e){if(Array.isArray(e.end)){if(e.skip||e.excludeEnd||e.returnEnd)throw ce(\"skip, excludeEnd, returnEnd not compatible with endScope: {}\"),ze;if(typeof e.endScope!=\"object\"||e.endScope===null)throw ce(\"endScope must be object\"),ze;Zn(e,e.end,{key:\"endScope\"}),e.end=_t(e.end,{joinWith:\"\"})}}function js(e){e.scope&&typeof e.scope==\"object\"&&e.scope!==null&&(e.beginScope=e.scope,delete e.scope)}function ei(e){js(e),typeof e.beginScope==\"string\"&&(e.beginScope={_wrap:e.beginScope}),typeof e.endScope==\"string\"&&(e.endScope={_wrap:e.endScope}),Js(e),Qs(e)}function ti(e){function t(i,o){return new RegExp(Se(i),\"m\"+(e.case_insensitive?\"i\":\"\")+(e.unicodeRegex?\"u\":\"\")+(o?\"g\":\"\"))}class n{constructor(){this.matchIndexes={},this.regexes=[],this.matchAt=1,this.position=0}addRule(o,c){c.position=this.position++,this.matchIndexes[this.matchAt]=c,this.regexes.push([c,o]),this.matchAt+=Un(o)+1}compile(){this.regexes.length===0&&(this.exec=()=>null);let o=this.regexes.map(c=>c[1]);this.matcherRe=t(_t(o,{joinWith:\"|\"}),!0),this.lastIndex=0}exec(o){this.matcherRe.lastIndex=this.lastIndex;let c=this.matcherRe.exec(o);if(!c)return null;let l=c.findIndex((h,b)=>b>0&&h!==void 0),u=this.matchIndexes[l];return c.splice(0,l),Object.assign(c,u)}}class r{constructor(){this.rules=[],this.multiRegexes=[],this.count=0,this.lastIndex=0,this.regexIndex=0}getMatcher(o){if(this.multiRegexes[o])return this.multiRegexes[o];let c=new n;return this.rules.slice(o).forEach(([l,u])=>c.addRule(l,u)),c.compile(),this.multiRegexes[o]=c,c}resumingScanAtSamePosition(){return this.regexIndex!==0}considerAll(){this.regexIndex=0}addRule(o,c){this.rules.push([o,c]),c.type===\"begin\"&&this.count++}exec(o){let c=this.getMatcher(this.regexIndex);c.lastIndex=this.lastIndex;let l=c.exec(o);if(this.resumingScanAtSamePosition()&&!(l&&l.index===this.lastIndex)){let u=this.getMatcher(0);u.lastIndex=this.lastIndex+1,l=u.exec(o)}return l&&(this.regexIndex+=l.position+1,this.regexIndex===this.count&&this.considerAll()),l}}function s(i){let o=new r;return i.contains.forEach(c=>o.addRule(c.begin,{rule:c,type:\"begin\"})),i.terminatorEnd&&o.addRule(i.terminatorEnd,{type:\"end\"}),i.illegal&&o.addRule(i.illegal,{type:\"illegal\"}),o}function a(i,o){let c=i;if(i.isCompiled)return c;[Gs,Hs,ei,Zs].forEach(u=>u(i,o)),e.compilerExtensions.forEach(u=>u(i,o)),i.__beforeBegin=null,[Ws,zs,Ks].forEach(u=>u(i,o)),i.isCompiled=!0;let l=null;return typeof i.keywords==\"object\"&&i.keywords.$pattern&&(i.keywords=Object.assign({},i.keywords),l=i.keywords.$pattern,delete i.keywords.$pattern),l=l||/\\w+/,i.keywords&&(i.keywords=Kn(i.keywords,e.case_insensitive)),c.keywordPatternRe=t(l,!0),o&&(i.begin||(i.begin=/\\B|\\b/),c.beginRe=t(c.begin),!i.end&&!i.endsWithParent&&(i.end=/\\B|\\b/),i.end&&(c.endRe=t(c.end)),c.terminatorEnd=Se(c.end)||\"\",i.endsWithParent&&o.terminatorEnd&&(c.terminatorEnd+=(i.end?\"|\":\"\")+o.terminatorEnd)),i.illegal&&(c.illegalRe=t(i.illegal)),i.contains||(i.contains=[]),i.contains=[].concat(...i.contains.map(function(u){return ni(u===\"self\"?i:u)})),i.contains.forEach(function(u){a(u,c)}),i.starts&&a(i.starts,o),c.matcher=s(c),c}if(e.compilerExtensions||(e.compilerExtensions=[]),e.contains&&e.contains.includes(\"self\"))throw new Error(\"ERR: contains `self` is not supported at the top-level of a language.  See documentation.\");return e.classNameAliases=se(e.classNameAliases||{}),a(e)}function Yn(e){return e?e.endsWithParent||Yn(e.starts):!1}function ni(e){return e.variants&&!e.cachedVariants&&(e.cachedVariants=e.variants.map(function(t){return se(e,{variants:null},t)})),e.cachedVariants?e.cachedVariants:Yn(e)?se(e,{starts:e.starts?se(e.starts):null}):Object.isFrozen(e)?se(e):e}var ri=\"11.11.1\",bt=class extends Error{constructor(t,n){super(t),this.name=\"HTMLInjectionError\",this.html=n}},gt=Fn,Dn=se,Pn=Symbol(\"nomatch\"),si=7,qn=function(e){let t=Object.create(null),n=Object.create(null),r=[],s=!0,a=\"Could not find the language '{}', did you forget to load/include a language module?\",i={disableAutodetect:!0,name:\"Plain text\",contains:[]},o={ignoreUnescapedHTML:!1,throwUnescapedHTML:!1,noHighlightRe:/^(no-?highlight)$/i,languageDetectRe:/\\blang(?:uage)?-([\\w-]+)\\b/i,classPrefix:\"hljs-\",cssSelector:\"pre code\",languages:null,__emitter:ht};function c(g){return o.noHighlightRe.test(g)}function l(g){let T=g.className+\" \";T+=g.parentNode?g.parentNode.className:\"\";let N=o.languageDetectRe.exec(T);if(N){let C=k(N[1]);return C||(Ln(a.replace(\"{}\",N[1])),Ln(\"Falling back to no-highlight mode for this block.\",g)),C?N[1]:\"no-highlight\"}return T.split(/\\s+/).find(C=>c(C)||k(C))}function u(g,T,N){let C=\"\",I=\"\";typeof T==\"object\"?(C=g,N=T.ignoreIllegals,I=T.language):(Ee(\"10.7.0\",\"highlight(lang, code, ...args) has been deprecated.\"),Ee(\"10.7.0\",`Please use highlight(code, options) instead.\nhttps://github.com/highlightjs/highlight.js/issues/2277`),I=g,C=T),N===void 0&&(N=!0);let F={code:C,language:I};W(\"before:highlight\",F);let G=F.result?F.result:h(F.language,F.code,N);return G.code=F.code,W(\"after:highlight\",G),G}function h(g,T,N,C){let I=Object.create(null);function F(y,S){return y.keywords[S]}function G(){if(!x.keywords){K.addText($);return}let y=0;x.keywordPatternRe.lastIndex=0;let S=x.keywordPatternRe.exec($),M=\"\";for(;S;){M+=$.substring(y,S.index);let L=j.case_insensitive?S[0].toLowerCase():S[0],Z=F(x,L);if(Z){let[ne,_r]=Z;if(K.addText(M),M=\"\",I[L]=(I[L]||0)+1,I[L]<=si&&(Oe+=_r),ne.startsWith(\"_\"))M+=S[0];else{let yr=j.classNameAliases[ne]||ne;X(S[0],yr)}}else M+=S[0];y=x.keywordPatternRe.lastIndex,S=x.keywordPatternRe.exec($)}M+=$.substring(y),K.addText(M)}function Q(){if($===\"\")return;let y=null;if(typeof x.subLanguage==\"string\"){if(!t[x.subLanguage]){K.addText($);return}y=h(x.subLanguage,$,!0,Ae[x.subLanguage]),Ae[x.subLanguage]=y._top}else y=E($,x.subLanguage.length?x.subLanguage:null);x.relevance>0&&(Oe+=y.relevance),K.__addSublanguage(y._emitter,y.language)}function Y(){x.subLanguage!=null?Q():G(),$=\"\"}function X(y,S){y!==\"\"&&(K.startScope(S),K.addText(y),K.endScope())}function ue(y,S){let M=1,L=S.length-1;for(;M<=L;){if(!y._emit[M]){M++;continue}let Z=j.classNameAliases[y[M]]||y[M],ne=S[M];Z?X(ne,Z):($=ne,G(),$=\"\"),M++}}function xe(y,S){return y.scope&&typeof y.scope==\"string\"&&K.openNode(j.classNameAliases[y.scope]||y.scope),y.beginScope&&(y.beginScope._wrap?(X($,j.classNameAliases[y.beginScope._wrap]||y.beginScope._wrap),$=\"\"):y.beginScope._multi&&(ue(y.beginScope,S),$=\"\")),x=Object.create(y,{parent:{value:x}}),x}function ye(y,S,M){let L=ws(y.endRe,M);if(L){if(y[\"on:end\"]){let Z=new We(y);y[\"on:end\"](S,Z),Z.isMatchIgnored&&(L=!1)}if(L){for(;y.endsParent&&y.parent;)y=y.parent;return y}}if(y.endsWithParent)return ye(y.parent,S,M)}function qe(y){return x.matcher.regexIndex===0?($+=y[0],1):(je=!0,0)}function Ve(y){let S=y[0],M=y.rule,L=new We(M),Z=[M.__beforeBegin,M[\"on:begin\"]];for(let ne of Z)if(ne&&(ne(y,L),L.isMatchIgnored))return qe(S);return M.skip?$+=S:(M.excludeBegin&&($+=S),Y(),!M.returnBegin&&!M.excludeBegin&&($=S)),xe(M,y),M.returnBegin?0:S.length}function Xe(y){let S=y[0],M=T.substring(y.index),L=ye(x,y,M);if(!L)return Pn;let Z=x;x.endScope&&x.endScope._wrap?(Y(),X(S,x.endScope._wrap)):x.endScope&&x.endScope._multi?(Y(),ue(x.endScope,y)):Z.skip?$+=S:(Z.returnEnd||Z.excludeEnd||($+=S),Y(),Z.excludeEnd&&($=S));do x.scope&&K.closeNode(),!x.skip&&!x.subLanguage&&(Oe+=x.relevance),x=x.parent;while(x!==L.parent);return L.starts&&xe(L.starts,y),Z.returnEnd?0:S.length}function Je(){let y=[];for(let S=x;S!==j;S=S.parent)S.scope&&y.unshift(S.scope);y.forEach(S=>K.openNode(S))}let de={};function Re(y,S){let M=S&&S[0];if($+=y,M==null)return Y(),0;if(de.type===\"begin\"&&S.type===\"end\"&&de.index===S.index&&M===\"\"){if($+=T.slice(S.index,S.index+1),!s){let L=new Error(`0 width match regex (${g})`);throw L.languageName=g,L.badRule=de.rule,L}return 1}if(de=S,S.type===\"begin\")return Ve(S);if(S.type===\"illegal\"&&!N){let L=new Error('Illegal lexeme \"'+M+'\" for mode \"'+(x.scope||\"<unnamed>\")+'\"');throw L.mode=x,L}else if(S.type===\"end\"){let L=Xe(S);if(L!==Pn)return L}if(S.type===\"illegal\"&&M===\"\")return $+=`\n`,1;if(Qe>1e5&&Qe>S.index*3)throw new Error(\"potential infinite loop, way more iterations than matches\");return $+=M,M.length}let j=k(g);if(!j)throw ce(a.replace(\"{}\",g)),new Error('Unknown language: \"'+g+'\"');let D=ti(j),re=\"\",x=C||D,Ae={},K=new o.__emitter(o);Je();let $=\"\",Oe=0,ie=0,Qe=0,je=!1;try{if(j.__emitTokens)j.__emitTokens(T,K);else{for(x.matcher.considerAll();;){Qe++,je?je=!1:x.matcher.considerAll(),x.matcher.lastIndex=ie;let y=x.matcher.exec(T);if(!y)break;let S=T.substring(ie,y.index),M=Re(S,y);ie=y.index+M}Re(T.substring(ie))}return K.finalize(),re=K.toHTML(),{language:g,value:re,relevance:Oe,illegal:!1,_emitter:K,_top:x}}catch(y){if(y.message&&y.message.includes(\"Illegal\"))return{language:g,value:gt(T),illegal:!0,relevance:0,_illegalBy:{message:y.message,index:ie,context:T.slice(ie-100,ie+100),mode:y.mode,resultSoFar:re},_emitter:K};if(s)return{language:g,value:gt(T),illegal:!1,relevance:0,errorRaised:y,_emitter:K,_top:x};throw y}}function b(g){let T={value:gt(g),illegal:!1,relevance:0,_top:i,_emitter:new o.__emitter(o)};return T._emitter.addText(g),T}function E(g,T){T=T||o.languages||Object.keys(t);let N=b(g),C=T.filter(k).filter(H).map(Y=>h(Y,g,!1));C.unshift(N);let I=C.sort((Y,X)=>{if(Y.relevance!==X.relevance)return X.relevance-Y.relevance;if(Y.language&&X.language){if(k(Y.language).supersetOf===X.language)return 1;if(k(X.language).supersetOf===Y.language)return-1}return 0}),[F,G]=I,Q=F;return Q.secondBest=G,Q}function f(g,T,N){let C=T&&n[T]||N;g.classList.add(\"hljs\"),g.classList.add(`language-${C}`)}function d(g){let T=null,N=l(g);if(c(N))return;if(W(\"before:highlightElement\",{el:g,language:N}),g.dataset.highlighted){console.log(\"Element previously highlighted. To highlight again, first unset `dataset.highlighted`.\",g);return}if(g.children.length>0&&(o.ignoreUnescapedHTML||(console.warn(\"One of your code blocks includes unescaped HTML. This is a potentially serious security risk.\"),console.warn(\"https://github.com/highlightjs/highlight.js/wiki/security\"),console.warn(\"The element with unescaped HTML:\"),console.warn(g)),o.throwUnescapedHTML))throw new bt(\"One of your code blocks includes unescaped HTML.\",g.innerHTML);T=g;let C=T.textContent,I=N?u(C,{language:N,ignoreIllegals:!0}):E(C);g.innerHTML=I.value,g.dataset.highlighted=\"yes\",f(g,N,I.language),g.result={language:I.language,re:I.relevance,relevance:I.relevance},I.secondBest&&(g.secondBest={language:I.secondBest.language,relevance:I.secondBest.relevance}),W(\"after:highlightElement\",{el:g,result:I,text:C})}function p(g){o=Dn(o,g)}let _=()=>{v(),Ee(\"10.6.0\",\"initHighlighting() deprecated.  Use highlightAll() now.\")};function m(){v(),Ee(\"10.6.0\",\"initHighlightingOnLoad() deprecated.  Use highlightAll() now.\")}let w=!1;function v(){function g(){v()}if(document.readyState===\"loading\"){w||window.addEventListener(\"DOMContentLoaded\",g,!1),w=!0;return}document.querySelectorAll(o.cssSelector).forEach(d)}function R(g,T){let N=null;try{N=T(e)}catch(C){if(ce(\"Language definition for '{}' could not be registered.\".replace(\"{}\",g)),s)ce(C);else throw C;N=i}N.name||(N.name=g),t[g]=N,N.rawDefinition=T.bind(null,e),N.aliases&&B(N.aliases,{languageName:g})}function O(g){delete t[g];for(let T of Object.keys(n))n[T]===g&&delete n[T]}function U(){return Object.keys(t)}function k(g){return g=(g||\"\").toLowerCase(),t[g]||t[n[g]]}function B(g,{languageName:T}){typeof g==\"string\"&&(g=[g]),g.forEach(N=>{n[N.toLowerCase()]=T})}function H(g){let T=k(g);return T&&!T.disableAutodetect}function V(g){g[\"before:highlightBlock\"]&&!g[\"before:highlightElement\"]&&(g[\"before:highlightElement\"]=T=>{g[\"before:highlightBlock\"](Object.assign({block:T.el},T))}),g[\"after:highlightBlock\"]&&!g[\"after:highlightElement\"]&&(g[\"after:highlightElement\"]=T=>{g[\"after:highlightBlock\"](Object.assign({block:T.el},T))})}function J(g){V(g),r.push(g)}function ee(g){let T=r.indexOf(g);T!==-1&&r.splice(T,1)}function W(g,T){let N=g;r.forEach(function(C){C[N]&&C[N](T)})}function z(g){return Ee(\"10.7.0\",\"highlightBlock will be removed entirely in v12.0\"),Ee(\"10.7.0\",\"Please use highlightElement now.\"),d(g)}Object.assign(e,{highlight:u,highlightAuto:E,highlightAll:v,highlightElement:d,highlightBlock:z,configure:p,initHighlighting:_,initHighlightingOnLoad:m,registerLanguage:R,unregisterLanguage:O,listLanguages:U,getLanguage:k,registerAliases:B,autoDetection:H,inherit:Dn,addPlugin:J,removePlugin:ee}),e.debugMode=function(){s=!1},e.safeMode=function(){s=!0},e.versionString=ri,e.regex={concat:le,lookahead:$n,either:Et,optional:_s,anyNumberOfTimes:Es};for(let g in Ge)typeof Ge[g]==\"object\"&&Bn(Ge[g]);return Object.assign(e,Ge),e},_e=qn({});_e.newInstance=()=>qn({});Vn.exports=_e;_e.HighlightJS=_e;_e.default=_e});function xt({count:e,head:t,sealed:n,sealedInLog:r},s){return e!==s.count?{state:\"broken\",why:`the evidence names ${s.count} events, the log has ${e}`}:e>0&&t!==s.head?{state:\"broken\",why:\"its last hash is not the one in the evidence\"}:n!==null&&r!==n?{state:\"broken\",why:\"its last event names another evidence\"}:{state:\"holds\",count:e}}function et(e){switch(e.state){case\"holds\":return`The hash chain holds: ${e.count} events, each follows from the one before, and the last names this evidence.`;case\"broken\":return`The hash chain is broken: ${e.why}.`;default:return`The hash chain was not checked here: ${e.why}.`}}var Or=/[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]|(?![\\u200c\\u200d])(?![\\ufe00-\\ufe0f])[\\p{Cf}\\p{Default_Ignorable_Code_Point}]/gu,Cr=/(?![\\n\\t])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]|(?![\\u200c\\u200d])(?![\\ufe00-\\ufe0f])[\\p{Cf}\\p{Default_Ignorable_Code_Point}]/gu,Mr={\"\\n\":\"\\\\n\",\"\\r\":\"\\\\r\",\"\t\":\"\\\\t\"};function Rt(e){let t=e.codePointAt(0)??0;return Mr[e]??`\\\\u${t>65535?`{${t.toString(16)}}`:t.toString(16).padStart(4,\"0\")}`}function tt(e){return e.replace(Or,Rt)}function At(e){return e.replace(/\\r\\n/g,`\n`).replace(Cr,Rt)}function we(e,t){let n=[...tt(e.slice(0,t*2+2))];return n.length<=t&&e.length<=t*2+2?n.join(\"\"):`${n.slice(0,t-1).join(\"\")}\\u2026`}var Fi=new Intl.Segmenter(\"en\",{granularity:\"grapheme\"});var kr=/^[\\x20-\\x7e]*$/;function A(e,t={},...n){let r=document.createElement(e);for(let[s,a]of Object.entries(t))r.setAttribute(s,a);return r.append(...n.map(s=>typeof s==\"string\"&&!kr.test(s)?At(s):s)),r}function fe(e,t,n={}){let r=A(\"button\",{type:\"button\",...n},e);return r.addEventListener(\"click\",()=>t(r)),r}function Ir(e){for(let t=0;t<e.length;t++){let n=e.charCodeAt(t);if(n>=55296&&n<=56319){if(t===e.length-1)return!0;let r=e.charCodeAt(t+1);if(!(r>=56320&&r<=57343))return!0;t++}else if(n>=56320&&n<=57343)return!0}return!1}function ae(e,t=new Set){if(typeof e==\"number\"&&isNaN(e))throw new Error(\"NaN is not allowed\");if(typeof e==\"number\"&&!isFinite(e))throw new Error(\"Infinity is not allowed\");if(typeof e==\"string\"&&Ir(e))throw new Error(\"Lone surrogate is not allowed\");if(e===null||typeof e!=\"object\")return JSON.stringify(e);if(typeof e.toJSON==\"function\"){if(t.has(e))throw new Error(\"Circular reference detected\");t.add(e);let r=ae(e.toJSON(),t);return t.delete(e),r}if(t.has(e))throw new Error(\"Circular reference detected\");t.add(e);let n;if(Array.isArray(e))n=`[${e.map(s=>ae(s===void 0||typeof s==\"symbol\"?null:s,t)).join(\",\")}]`;else{let r=[];for(let s of Object.keys(e).sort())e[s]===void 0||typeof e[s]==\"symbol\"||r.push(`${ae(s)}:${ae(e[s],t)}`);n=`{${r.join(\",\")}}`}return t.delete(e),n}var Lr=\"0\".repeat(64);async function Ot({evidence:e,events:t,shortened:n},r){if(r===null)return{state:\"unchecked\",why:\"this browser, or the frame the page is in, offers no Web Crypto\"};if(t===null)return{state:\"unchecked\",why:\"the log is too long for a page\"};let s=await Dr(t,r);if(s!==null)return{state:\"broken\",why:s};let{events:a,...i}=e,o=n?null:`sha256:${await Ct(i,r)}`;return xt({count:t.length,head:t.at(-1)?.hash??\"\",sealed:o,sealedInLog:t.findLast(({type:c})=>c===\"run.finished\")?.data.evidence},a)}async function Dr(e,t){let n=Lr;for(let[r,{hash:s,...a}]of e.entries()){if(a.seq!==r)return`event ${r}: its number is ${a.seq}, not ${r}`;if(a.prev!==n)return`event ${r}: it does not follow the event before it`;if(s!==await Ct(a,t))return`event ${r}: its hash does not match its content`;n=s}return null}async function Ct(e,t){let n=new TextEncoder().encode(ae(e)??\"\"),r=await t.digest(\"SHA-256\",n);return[...new Uint8Array(r)].map(s=>s.toString(16).padStart(2,\"0\")).join(\"\")}var Pr={holds:[\"good\",\"holds\"],broken:[\"bad\",\"broken\"],unchecked:[\"open\",\"not checked\"]};async function Mt(e){let t=await Br(e),[n,r]=Pr[t.state];document.getElementById(\"chain\")?.replaceChildren(A(\"span\",{class:`badge ${n}`},r),` In this browser, just now: ${et(t)}`),t.state===\"broken\"&&document.getElementById(\"alarm\")?.replaceChildren(A(\"p\",{class:\"alarm\",role:\"alert\"},A(\"span\",{class:\"badge bad\"},\"tampered\"),` ${et(t)} Do not rest on this page.`))}async function Br(e){try{return await Ot(e,globalThis.crypto?.subtle??null)}catch(t){return{state:\"broken\",why:`it cannot be read (${t instanceof Error?t.message:\"unknown fault\"})`}}}var Fr=2500;function kt(){for(let e of document.querySelectorAll(\".command\")){let t=e.querySelector(\"pre\");t!==null&&e.append(fe(\"Copy\",n=>{$r(t,n)},{\"aria-label\":`Copy ${t.textContent}`,\"aria-live\":\"polite\"}))}}async function $r(e,t){let n=await Ur(e.textContent);n||getSelection()?.selectAllChildren(e),t.textContent=n?\"Copied\":\"Selected\",setTimeout(()=>t.textContent=\"Copy\",Fr)}async function Ur(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}function It(){return JSON.parse(document.getElementById(\"data\")?.textContent??\"\")}var ge=class{diff(t,n,r={}){let s;typeof r==\"function\"?(s=r,r={}):\"callback\"in r&&(s=r.callback);let a=this.castInput(t,r),i=this.castInput(n,r),o=this.removeEmpty(this.tokenize(a,r)),c=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(o,c,r,s)}diffWithOptionsObj(t,n,r,s){var a;let i=m=>{if(m=this.postProcess(m,r),s){setTimeout(function(){s(m)},0);return}else return m},o=n.length,c=t.length,l=1,u=o+c;r.maxEditLength!=null&&(u=Math.min(u,r.maxEditLength));let h=(a=r.timeout)!==null&&a!==void 0?a:1/0,b=Date.now()+h,E=[{oldPos:-1,lastComponent:void 0}],f=this.extractCommon(E[0],n,t,0,r);if(E[0].oldPos+1>=c&&f+1>=o)return i(this.buildValues(E[0].lastComponent,n,t));let d=-1/0,p=1/0,_=()=>{for(let m=Math.max(d,-l);m<=Math.min(p,l);m+=2){let w,v=E[m-1],R=E[m+1];v&&(E[m-1]=void 0);let O=!1;if(R){let k=R.oldPos-m;O=R&&0<=k&&k<o}let U=v&&v.oldPos+1<c;if(!O&&!U){E[m]=void 0;continue}if(!U||O&&v.oldPos<R.oldPos?w=this.addToPath(R,!0,!1,0,r):w=this.addToPath(v,!1,!0,1,r),f=this.extractCommon(w,n,t,m,r),w.oldPos+1>=c&&f+1>=o)return i(this.buildValues(w.lastComponent,n,t))||!0;E[m]=w,w.oldPos+1>=c&&(p=Math.min(p,m-1)),f+1>=o&&(d=Math.max(d,m+1))}l++};if(s)(function m(){setTimeout(function(){if(l>u||Date.now()>b)return s(void 0);_()||m()},0)})();else for(;l<=u&&Date.now()<=b;){let m=_();if(m)return m}}addToPath(t,n,r,s,a){let i=t.lastComponent;return i&&!a.oneChangePerToken&&i.added===n&&i.removed===r?{oldPos:t.oldPos+s,lastComponent:{count:i.count+1,added:n,removed:r,previousComponent:i.previousComponent}}:{oldPos:t.oldPos+s,lastComponent:{count:1,added:n,removed:r,previousComponent:i}}}extractCommon(t,n,r,s,a){let i=n.length,o=r.length,c=t.oldPos,l=c-s,u=0;for(;l+1<i&&c+1<o&&this.equals(r[c+1],n[l+1],a);)l++,c++,u++,a.oneChangePerToken&&(t.lastComponent={count:1,previousComponent:t.lastComponent,added:!1,removed:!1});return u&&!a.oneChangePerToken&&(t.lastComponent={count:u,previousComponent:t.lastComponent,added:!1,removed:!1}),t.oldPos=c,l}equals(t,n,r){return r.comparator?r.comparator(t,n):t===n||!!r.ignoreCase&&t.toLowerCase()===n.toLowerCase()}removeEmpty(t){let n=[];for(let r=0;r<t.length;r++)t[r]&&n.push(t[r]);return n}castInput(t,n){return t}tokenize(t,n){return Array.from(t)}join(t){return t.join(\"\")}postProcess(t,n){return t}get useLongestToken(){return!1}buildValues(t,n,r){let s=[],a;for(;t;)s.push(t),a=t.previousComponent,delete t.previousComponent,t=a;s.reverse();let i=s.length,o=0,c=0,l=0;for(;o<i;o++){let u=s[o];if(u.removed)u.value=this.join(r.slice(l,l+u.count)),l+=u.count;else{if(!u.added&&this.useLongestToken){let h=n.slice(c,c+u.count);h=h.map(function(b,E){let f=r[l+E];return f.length>b.length?f:b}),u.value=this.join(h)}else u.value=this.join(n.slice(c,c+u.count));c+=u.count,u.added||(l+=u.count)}}return s}};function nt(e,t){let n;for(n=0;n<e.length&&n<t.length;n++)if(e[n]!=t[n])return e.slice(0,n);return e.slice(0,n)}function rt(e,t){let n;if(!e||!t||e[e.length-1]!=t[t.length-1])return\"\";for(n=0;n<e.length&&n<t.length;n++)if(e[e.length-(n+1)]!=t[t.length-(n+1)])return e.slice(-n);return e.slice(-n)}function Ce(e,t,n){if(e.slice(0,t.length)!=t)throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);return n+e.slice(t.length)}function Me(e,t,n){if(!t)return e+n;if(e.slice(-t.length)!=t)throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);return e.slice(0,-t.length)+n}function pe(e,t){return Ce(e,t,\"\")}function Ne(e,t){return Me(e,t,\"\")}function st(e,t){return t.slice(0,Gr(e,t))}function Gr(e,t){let n=0;e.length>t.length&&(n=e.length-t.length);let r=t.length;e.length<t.length&&(r=e.length);let s=Array(r),a=0;s[0]=0;for(let i=1;i<r;i++){for(t[i]==t[a]?s[i]=s[a]:s[i]=a;a>0&&t[i]!=t[a];)a=s[a];t[i]==t[a]&&a++}a=0;for(let i=n;i<e.length;i++){for(;a>0&&e[i]!=t[a];)a=s[a];e[i]==t[a]&&a++}return a}function it(e,t){let n=[];for(let r of Array.from(t.segment(e))){let s=r.segment;n.length&&/\\s/.test(n[n.length-1])&&/\\s/.test(s)?n[n.length-1]+=s:n.push(s)}return n}function ke(e,t){if(t)return me(e,t)[1];let n;for(n=e.length-1;n>=0&&e[n].match(/\\s/);n--);return e.substring(n+1)}function oe(e,t){if(t)return me(e,t)[0];let n=e.match(/^\\s*/);return n?n[0]:\"\"}function me(e,t){if(!t)return[oe(e),ke(e)];if(t.resolvedOptions().granularity!=\"word\")throw new Error('The segmenter passed must have a granularity of \"word\"');let n=it(e,t),r=n[0],s=n[n.length-1],a=/\\s/.test(r)?r:\"\",i=/\\s/.test(s)?s:\"\";return[a,i]}var Ie=\"a-zA-Z0-9_\\\\u{AD}\\\\u{C0}-\\\\u{D6}\\\\u{D8}-\\\\u{F6}\\\\u{F8}-\\\\u{2C6}\\\\u{2C8}-\\\\u{2D7}\\\\u{2DE}-\\\\u{2FF}\\\\u{1E00}-\\\\u{1EFF}\",Wr=new RegExp(`[${Ie}]+|\\\\s+|[^${Ie}]`,\"ug\"),at=class extends ge{equals(t,n,r){return r.ignoreCase&&(t=t.toLowerCase(),n=n.toLowerCase()),t.trim()===n.trim()}tokenize(t,n={}){let r;if(n.intlSegmenter){let i=n.intlSegmenter;if(i.resolvedOptions().granularity!=\"word\")throw new Error('The segmenter passed must have a granularity of \"word\"');r=it(t,i)}else r=t.match(Wr)||[];let s=[],a=null;return r.forEach(i=>{/\\s/.test(i)?a==null?s.push(i):s.push(s.pop()+i):a!=null&&/\\s/.test(a)?s[s.length-1]==a?s.push(s.pop()+i):s.push(a+i):s.push(i),a=i}),s}join(t){return t.map((n,r)=>r==0?n:n.replace(/^\\s+/,\"\")).join(\"\")}postProcess(t,n){if(!t||n.oneChangePerToken)return t;let r=null,s=null,a=null;return t.forEach(i=>{i.added?s=i:i.removed?a=i:((s||a)&&Lt(r,a,s,i,n.intlSegmenter),r=i,s=null,a=null)}),(s||a)&&Lt(r,a,s,null,n.intlSegmenter),t}},zr=new at;function Lt(e,t,n,r,s){if(t&&n){let[a,i]=me(t.value,s),[o,c]=me(n.value,s);if(e){let l=nt(a,o);e.value=Me(e.value,o,l),t.value=pe(t.value,l),n.value=pe(n.value,l)}if(r){let l=rt(i,c);r.value=Ce(r.value,c,l),t.value=Ne(t.value,l),n.value=Ne(n.value,l)}}else if(n){if(e){let a=oe(n.value,s);n.value=n.value.substring(a.length)}if(r){let a=oe(r.value,s);r.value=r.value.substring(a.length)}}else if(e&&r){let a=oe(r.value,s),[i,o]=me(t.value,s),c=nt(a,i);t.value=pe(t.value,c);let l=rt(pe(a,c),o);t.value=Ne(t.value,l),r.value=Ce(r.value,a,l),e.value=Me(e.value,a,a.slice(0,a.length-l.length))}else if(r){let a=oe(r.value,s),i=ke(t.value,s),o=st(i,a);t.value=Ne(t.value,o)}else if(e){let a=ke(e.value,s),i=oe(t.value,s),o=st(a,i);t.value=pe(t.value,o)}}var ot=class extends ge{tokenize(t){let n=new RegExp(`(\\\\r?\\\\n)|[${Ie}]+|[^\\\\S\\\\n\\\\r]+|[^${Ie}]`,\"ug\");return t.match(n)||[]}},Dt=new ot;function ct(e,t,n){return Dt.diff(e,t,n)}function lt(e){let t=e.split(/\\n/),n=[],r=0;function s(f){return/^diff --git /.test(f)}function a(f){return s(f)||/^Index:\\s/.test(f)||/^diff(?: -r \\w+)+\\s/.test(f)}function i(f){return/^(---|\\+\\+\\+)\\s/.test(f)}function o(f){return/^@@\\s/.test(f)}function c(){var f;let d={};d.hunks=[],n.push(d);let p=!1;for(;r<t.length;){let _=t[r];if(i(_)||o(_))break;if(s(_)){if(p)return;p=!0,d.isGit=!0;let m=l(_);for(m&&(d.oldFileName=m.oldFileName,d.newFileName=m.newFileName),r++;r<t.length;){let w=t[r];if(i(w)||o(w)||a(w))break;let v=/^rename from (.*)/.exec(w);v&&(d.oldFileName=\"a/\"+u(v[1]),d.isRename=!0);let R=/^rename to (.*)/.exec(w);R&&(d.newFileName=\"b/\"+u(R[1]),d.isRename=!0);let O=/^copy from (.*)/.exec(w);O&&(d.oldFileName=\"a/\"+u(O[1]),d.isCopy=!0);let U=/^copy to (.*)/.exec(w);U&&(d.newFileName=\"b/\"+u(U[1]),d.isCopy=!0);let k=/^new file mode (\\d+)/.exec(w);k&&(d.isCreate=!0,d.newMode=k[1]);let B=/^deleted file mode (\\d+)/.exec(w);B&&(d.isDelete=!0,d.oldMode=B[1]);let H=/^old mode (\\d+)/.exec(w);H&&(d.oldMode=H[1]);let V=/^new mode (\\d+)/.exec(w);V&&(d.newMode=V[1]),/^Binary files /.test(w)&&(d.isBinary=!0),r++}continue}else if(a(_)){if(p)return;p=!0;let m=/^(?:Index:|diff(?: -r \\w+)+)\\s+/.exec(_);m&&(d.index=_.substring(m[0].length).trim())}r++}if(b(d),b(d),d.oldFileName===void 0!=(d.newFileName===void 0))throw new Error(\"Missing \"+(d.oldFileName!==void 0?'\"+++ ...\"':'\"--- ...\"')+\" file header for \"+((f=d.oldFileName)!==null&&f!==void 0?f:d.newFileName));for(;r<t.length;){let _=t[r];if(a(_)||i(_)||/^===================================================================/.test(_))break;o(_)?d.hunks.push(E()):r++}}function l(f){let d=f.substring(11);if(d.startsWith('\"')){let _=h(d);if(_===null)return null;let m=d.substring(_.rawLength+1),w;if(m.startsWith('\"')){let v=h(m);if(v===null)return null;w=v.fileName}else w=m;return{oldFileName:_.fileName,newFileName:w}}let p=d.indexOf('\"');if(p>0){let _=d.substring(0,p-1),m=h(d.substring(p));return m===null?null:{oldFileName:_,newFileName:m.fileName}}if(d.startsWith(\"a/\")){let _=[],m=0;for(;m=d.indexOf(\" b/\",m+1),m!==-1;)_.push(m);if(_.length>0){let w=_[Math.floor(_.length/2)];return{oldFileName:d.substring(0,w),newFileName:d.substring(w+1)}}}return null}function u(f){if(f.startsWith('\"')){let d=h(f);if(d)return d.fileName}return f}function h(f){if(!f.startsWith('\"'))return null;let d=\"\",p=1;for(;p<f.length;){if(f[p]==='\"')return{fileName:d,rawLength:p+1};if(f[p]===\"\\\\\"&&p+1<f.length)switch(p++,f[p]){case\"a\":d+=\"\\x07\";break;case\"b\":d+=\"\\b\";break;case\"f\":d+=\"\\f\";break;case\"n\":d+=`\n`;break;case\"r\":d+=\"\\r\";break;case\"t\":d+=\"\t\";break;case\"v\":d+=\"\\v\";break;case\"\\\\\":d+=\"\\\\\";break;case'\"':d+='\"';break;case\"0\":case\"1\":case\"2\":case\"3\":case\"4\":case\"5\":case\"6\":case\"7\":{if(p+2>=f.length||f[p+1]<\"0\"||f[p+1]>\"7\"||f[p+2]<\"0\"||f[p+2]>\"7\")return null;let _=[parseInt(f.substring(p,p+3),8)];for(p+=3;f[p]===\"\\\\\"&&f[p+1]>=\"0\"&&f[p+1]<=\"7\";){if(p+3>=f.length||f[p+2]<\"0\"||f[p+2]>\"7\"||f[p+3]<\"0\"||f[p+3]>\"7\")return null;_.push(parseInt(f.substring(p+1,p+4),8)),p+=4}d+=new TextDecoder(\"utf-8\").decode(new Uint8Array(_));continue}default:return null}else d+=f[p];p++}return null}function b(f){let d=/^(---|\\+\\+\\+)\\s+/.exec(t[r]);if(d){let p=d[1],_=t[r].substring(3).trim().split(\"\t\",2),m=(_[1]||\"\").trim(),w=_[0];w.startsWith('\"')?w=u(w):w=w.replace(/\\\\\\\\/g,\"\\\\\"),p===\"---\"?(f.oldFileName=w,f.oldHeader=m):(f.newFileName=w,f.newHeader=m),r++}}function E(){var f;let d=r,p=t[r++],_=p.split(/@@ -(\\d+)(?:,(\\d+))? \\+(\\d+)(?:,(\\d+))? @@/),m={oldStart:+_[1],oldLines:typeof _[2]>\"u\"?1:+_[2],newStart:+_[3],newLines:typeof _[4]>\"u\"?1:+_[4],lines:[]};m.oldLines===0&&(m.oldStart+=1),m.newLines===0&&(m.newStart+=1);let w=0,v=0;for(;r<t.length&&(v<m.oldLines||w<m.newLines||!((f=t[r])===null||f===void 0)&&f.startsWith(\"\\\\\"));r++){let R=t[r].length==0&&r!=t.length-1?\" \":t[r][0];if(R===\"+\"||R===\"-\"||R===\" \"||R===\"\\\\\")m.lines.push(t[r]),R===\"+\"?w++:R===\"-\"?v++:R===\" \"&&(w++,v++);else throw new Error(`Hunk at line ${d+1} contained invalid line ${t[r]}`)}if(!w&&m.newLines===1&&(m.newLines=0),!v&&m.oldLines===1&&(m.oldLines=0),w!==m.newLines)throw new Error(\"Added line count did not match for hunk at line \"+(d+1));if(v!==m.oldLines)throw new Error(\"Removed line count did not match for hunk at line \"+(d+1));if(r<t.length&&t[r]&&/^[+ -]/.test(t[r])&&!i(t[r]))throw new Error(\"Hunk at line \"+(d+1)+\" has more lines than expected (expected \"+m.oldLines+\" old lines and \"+m.newLines+\" new lines)\");return m}for(;r<t.length;)c();return n}function Pt(e){let t=e.regex,n={},r={begin:/\\$\\{/,end:/\\}/,contains:[\"self\",{begin:/:-/,contains:[n]}]};Object.assign(n,{className:\"variable\",variants:[{begin:t.concat(/\\$[\\w\\d#@][\\w\\d_]*/,\"(?![\\\\w\\\\d])(?![$])\")},r]});let s={className:\"subst\",begin:/\\$\\(/,end:/\\)/,contains:[e.BACKSLASH_ESCAPE]},a=e.inherit(e.COMMENT(),{match:[/(^|\\s)/,/#.*$/],scope:{2:\"comment\"}}),i={begin:/<<-?\\s*(?=\\w+)/,starts:{contains:[e.END_SAME_AS_BEGIN({begin:/(\\w+)/,end:/(\\w+)/,className:\"string\"})]}},o={className:\"string\",begin:/\"/,end:/\"/,contains:[e.BACKSLASH_ESCAPE,n,s]};s.contains.push(o);let c={match:/\\\\\"/},l={className:\"string\",begin:/'/,end:/'/},u={match:/\\\\'/},h={begin:/\\$?\\(\\(/,end:/\\)\\)/,contains:[{begin:/\\d+#[0-9a-f]+/,className:\"number\"},e.NUMBER_MODE,n]},b=[\"fish\",\"bash\",\"zsh\",\"sh\",\"csh\",\"ksh\",\"tcsh\",\"dash\",\"scsh\"],E=e.SHEBANG({binary:`(${b.join(\"|\")})`,relevance:10}),f={className:\"function\",begin:/\\w[\\w\\d_]*\\s*\\(\\s*\\)\\s*\\{/,returnBegin:!0,contains:[e.inherit(e.TITLE_MODE,{begin:/\\w[\\w\\d_]*/})],relevance:0},d=[\"if\",\"then\",\"else\",\"elif\",\"fi\",\"time\",\"for\",\"while\",\"until\",\"in\",\"do\",\"done\",\"case\",\"esac\",\"coproc\",\"function\",\"select\"],p=[\"true\",\"false\"],_={match:/(\\/[a-z._-]+)+/},m=[\"break\",\"cd\",\"continue\",\"eval\",\"exec\",\"exit\",\"export\",\"getopts\",\"hash\",\"pwd\",\"readonly\",\"return\",\"shift\",\"test\",\"times\",\"trap\",\"umask\",\"unset\"],w=[\"alias\",\"bind\",\"builtin\",\"caller\",\"command\",\"declare\",\"echo\",\"enable\",\"help\",\"let\",\"local\",\"logout\",\"mapfile\",\"printf\",\"read\",\"readarray\",\"source\",\"sudo\",\"type\",\"typeset\",\"ulimit\",\"unalias\"],v=[\"autoload\",\"bg\",\"bindkey\",\"bye\",\"cap\",\"chdir\",\"clone\",\"comparguments\",\"compcall\",\"compctl\",\"compdescribe\",\"compfiles\",\"compgroups\",\"compquote\",\"comptags\",\"comptry\",\"compvalues\",\"dirs\",\"disable\",\"disown\",\"echotc\",\"echoti\",\"emulate\",\"fc\",\"fg\",\"float\",\"functions\",\"getcap\",\"getln\",\"history\",\"integer\",\"jobs\",\"kill\",\"limit\",\"log\",\"noglob\",\"popd\",\"print\",\"pushd\",\"pushln\",\"rehash\",\"sched\",\"setcap\",\"setopt\",\"stat\",\"suspend\",\"ttyctl\",\"unfunction\",\"unhash\",\"unlimit\",\"unsetopt\",\"vared\",\"wait\",\"whence\",\"where\",\"which\",\"zcompile\",\"zformat\",\"zftp\",\"zle\",\"zmodload\",\"zparseopts\",\"zprof\",\"zpty\",\"zregexparse\",\"zsocket\",\"zstyle\",\"ztcp\"],R=[\"chcon\",\"chgrp\",\"chown\",\"chmod\",\"cp\",\"dd\",\"df\",\"dir\",\"dircolors\",\"ln\",\"ls\",\"mkdir\",\"mkfifo\",\"mknod\",\"mktemp\",\"mv\",\"realpath\",\"rm\",\"rmdir\",\"shred\",\"sync\",\"touch\",\"truncate\",\"vdir\",\"b2sum\",\"base32\",\"base64\",\"cat\",\"cksum\",\"comm\",\"csplit\",\"cut\",\"expand\",\"fmt\",\"fold\",\"head\",\"join\",\"md5sum\",\"nl\",\"numfmt\",\"od\",\"paste\",\"ptx\",\"pr\",\"sha1sum\",\"sha224sum\",\"sha256sum\",\"sha384sum\",\"sha512sum\",\"shuf\",\"sort\",\"split\",\"sum\",\"tac\",\"tail\",\"tr\",\"tsort\",\"unexpand\",\"uniq\",\"wc\",\"arch\",\"basename\",\"chroot\",\"date\",\"dirname\",\"du\",\"echo\",\"env\",\"expr\",\"factor\",\"groups\",\"hostid\",\"id\",\"link\",\"logname\",\"nice\",\"nohup\",\"nproc\",\"pathchk\",\"pinky\",\"printenv\",\"printf\",\"pwd\",\"readlink\",\"runcon\",\"seq\",\"sleep\",\"stat\",\"stdbuf\",\"stty\",\"tee\",\"test\",\"timeout\",\"tty\",\"uname\",\"unlink\",\"uptime\",\"users\",\"who\",\"whoami\",\"yes\"];return{name:\"Bash\",aliases:[\"sh\",\"zsh\"],keywords:{$pattern:/\\b[a-z][a-z0-9._-]+\\b/,keyword:d,literal:p,built_in:[...m,...w,\"set\",\"shopt\",...v,...R]},contains:[E,e.SHEBANG(),f,h,a,i,_,o,c,l,u,n]}}function Bt(e){let t=e.regex,n=e.COMMENT(\"//\",\"$\",{contains:[{begin:/\\\\\\n/}]}),r=\"decltype\\\\(auto\\\\)\",s=\"[a-zA-Z_]\\\\w*::\",i=\"(\"+r+\"|\"+t.optional(s)+\"[a-zA-Z_]\\\\w*\"+t.optional(\"<[^<>]+>\")+\")\",o={className:\"type\",variants:[{begin:\"\\\\b[a-z\\\\d_]*_t\\\\b\"},{match:/\\batomic_[a-z]{3,6}\\b/}]},l={className:\"string\",variants:[{begin:'(u8?|U|L)?\"',end:'\"',illegal:\"\\\\n\",contains:[e.BACKSLASH_ESCAPE]},{begin:\"(u8?|U|L)?'(\"+\"\\\\\\\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\\\S)\"+\"|.)\",end:\"'\",illegal:\".\"},e.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R\"([^()\\\\ ]{0,16})\\(/,end:/\\)([^()\\\\ ]{0,16})\"/})]},u={className:\"number\",variants:[{match:/\\b(0b[01']+)/},{match:/(-?)\\b([\\d']+(\\.[\\d']*)?|\\.[\\d']+)((ll|LL|l|L)(u|U)?|(u|U)(ll|LL|l|L)?|f|F|b|B)/},{match:/(-?)\\b(0[xX][a-fA-F0-9]+(?:'[a-fA-F0-9]+)*(?:\\.[a-fA-F0-9]*(?:'[a-fA-F0-9]*)*)?(?:[pP][-+]?[0-9]+)?(l|L)?(u|U)?)/},{match:/(-?)\\b\\d+(?:'\\d+)*(?:\\.\\d*(?:'\\d*)*)?(?:[eE][-+]?\\d+)?/}],relevance:0},h={className:\"meta\",begin:/#\\s*[a-z]+\\b/,end:/$/,keywords:{keyword:\"if else elif endif define undef warning error line pragma _Pragma ifdef ifndef elifdef elifndef include\"},contains:[{begin:/\\\\\\n/,relevance:0},e.inherit(l,{className:\"string\"}),{className:\"string\",begin:/<.*?>/},n,e.C_BLOCK_COMMENT_MODE]},b={className:\"title\",begin:t.optional(s)+e.IDENT_RE,relevance:0},E=t.optional(s)+e.IDENT_RE+\"\\\\s*\\\\(\",p={keyword:[\"asm\",\"auto\",\"break\",\"case\",\"continue\",\"default\",\"do\",\"else\",\"enum\",\"extern\",\"for\",\"fortran\",\"goto\",\"if\",\"inline\",\"register\",\"restrict\",\"return\",\"sizeof\",\"typeof\",\"typeof_unqual\",\"struct\",\"switch\",\"typedef\",\"union\",\"volatile\",\"while\",\"_Alignas\",\"_Alignof\",\"_Atomic\",\"_Generic\",\"_Noreturn\",\"_Static_assert\",\"_Thread_local\",\"alignas\",\"alignof\",\"noreturn\",\"static_assert\",\"thread_local\",\"_Pragma\"],type:[\"float\",\"double\",\"signed\",\"unsigned\",\"int\",\"short\",\"long\",\"char\",\"void\",\"_Bool\",\"_BitInt\",\"_Complex\",\"_Imaginary\",\"_Decimal32\",\"_Decimal64\",\"_Decimal96\",\"_Decimal128\",\"_Decimal64x\",\"_Decimal128x\",\"_Float16\",\"_Float32\",\"_Float64\",\"_Float128\",\"_Float32x\",\"_Float64x\",\"_Float128x\",\"const\",\"static\",\"constexpr\",\"complex\",\"bool\",\"imaginary\"],literal:\"true false NULL\",built_in:\"std string wstring cin cout cerr clog stdin stdout stderr stringstream istringstream ostringstream auto_ptr deque list queue stack vector map set pair bitset multiset multimap unordered_set unordered_map unordered_multiset unordered_multimap priority_queue make_pair array shared_ptr abort terminate abs acos asin atan2 atan calloc ceil cosh cos exit exp fabs floor fmod fprintf fputs free frexp fscanf future isalnum isalpha iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper labs ldexp log10 log malloc realloc memchr memcmp memcpy memset modf pow printf putchar puts scanf sinh sin snprintf sprintf sqrt sscanf strcat strchr strcmp strcpy strcspn strlen strncat strncmp strncpy strpbrk strrchr strspn strstr tanh tan vfprintf vprintf vsprintf endl initializer_list unique_ptr\"},_=[h,o,n,e.C_BLOCK_COMMENT_MODE,u,l],m={variants:[{begin:/=/,end:/;/},{begin:/\\(/,end:/\\)/},{beginKeywords:\"new throw return else\",end:/;/}],keywords:p,contains:_.concat([{begin:/\\(/,end:/\\)/,keywords:p,contains:_.concat([\"self\"]),relevance:0}]),relevance:0},w={begin:\"(\"+i+\"[\\\\*&\\\\s]+)+\"+E,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:p,illegal:/[^\\w\\s\\*&:<>.]/,contains:[{begin:r,keywords:p,relevance:0},{begin:E,returnBegin:!0,contains:[e.inherit(b,{className:\"title.function\"})],relevance:0},{relevance:0,match:/,/},{className:\"params\",begin:/\\(/,end:/\\)/,keywords:p,relevance:0,contains:[n,e.C_BLOCK_COMMENT_MODE,l,u,o,{begin:/\\(/,end:/\\)/,keywords:p,relevance:0,contains:[\"self\",n,e.C_BLOCK_COMMENT_MODE,l,u,o]}]},o,n,e.C_BLOCK_COMMENT_MODE,h]};return{name:\"C\",aliases:[\"h\"],keywords:p,disableAutodetect:!0,illegal:\"</\",contains:[].concat(m,w,_,[h,{begin:e.IDENT_RE+\"::\",keywords:p},{className:\"class\",beginKeywords:\"enum class struct union\",end:/[{;:<>=]/,contains:[{beginKeywords:\"final class struct\"},e.TITLE_MODE]}]),exports:{preprocessor:h,strings:l,keywords:p}}}function Ft(e){let t=e.regex,n=e.COMMENT(\"//\",\"$\",{contains:[{begin:/\\\\\\n/}]}),r=\"decltype\\\\(auto\\\\)\",s=\"[a-zA-Z_]\\\\w*::\",i=\"(?!struct)(\"+r+\"|\"+t.optional(s)+\"[a-zA-Z_]\\\\w*\"+t.optional(\"<[^<>]+>\")+\")\",o={className:\"type\",begin:\"\\\\b[a-z\\\\d_]*_t\\\\b\"},l={className:\"string\",variants:[{begin:'(u8?|U|L)?\"',end:'\"',illegal:\"\\\\n\",contains:[e.BACKSLASH_ESCAPE]},{begin:\"(u8?|U|L)?'(\"+\"\\\\\\\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\\\S)\"+\"|.)\",end:\"'\",illegal:\".\"},e.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R\"([^()\\\\ ]{0,16})\\(/,end:/\\)([^()\\\\ ]{0,16})\"/})]},u={className:\"number\",variants:[{begin:\"[+-]?(?:(?:[0-9](?:'?[0-9])*\\\\.(?:[0-9](?:'?[0-9])*)?|\\\\.[0-9](?:'?[0-9])*)(?:[Ee][+-]?[0-9](?:'?[0-9])*)?|[0-9](?:'?[0-9])*[Ee][+-]?[0-9](?:'?[0-9])*|0[Xx](?:[0-9A-Fa-f](?:'?[0-9A-Fa-f])*(?:\\\\.(?:[0-9A-Fa-f](?:'?[0-9A-Fa-f])*)?)?|\\\\.[0-9A-Fa-f](?:'?[0-9A-Fa-f])*)[Pp][+-]?[0-9](?:'?[0-9])*)(?:[Ff](?:16|32|64|128)?|(BF|bf)16|[Ll]|)\"},{begin:\"[+-]?\\\\b(?:0[Bb][01](?:'?[01])*|0[Xx][0-9A-Fa-f](?:'?[0-9A-Fa-f])*|0(?:'?[0-7])*|[1-9](?:'?[0-9])*)(?:[Uu](?:LL?|ll?)|[Uu][Zz]?|(?:LL?|ll?)[Uu]?|[Zz][Uu]|)\"}],relevance:0},h={className:\"meta\",begin:/#\\s*[a-z]+\\b/,end:/$/,keywords:{keyword:\"if else elif endif define undef warning error line pragma _Pragma ifdef ifndef include\"},contains:[{begin:/\\\\\\n/,relevance:0},e.inherit(l,{className:\"string\"}),{className:\"string\",begin:/<.*?>/},n,e.C_BLOCK_COMMENT_MODE]},b={className:\"title\",begin:t.optional(s)+e.IDENT_RE,relevance:0},E=t.optional(s)+e.IDENT_RE+\"\\\\s*\\\\(\",f=[\"alignas\",\"alignof\",\"and\",\"and_eq\",\"asm\",\"atomic_cancel\",\"atomic_commit\",\"atomic_noexcept\",\"auto\",\"bitand\",\"bitor\",\"break\",\"case\",\"catch\",\"class\",\"co_await\",\"co_return\",\"co_yield\",\"compl\",\"concept\",\"const_cast|10\",\"consteval\",\"constexpr\",\"constinit\",\"continue\",\"decltype\",\"default\",\"delete\",\"do\",\"dynamic_cast|10\",\"else\",\"enum\",\"explicit\",\"export\",\"extern\",\"false\",\"final\",\"for\",\"friend\",\"goto\",\"if\",\"import\",\"inline\",\"module\",\"mutable\",\"namespace\",\"new\",\"noexcept\",\"not\",\"not_eq\",\"nullptr\",\"operator\",\"or\",\"or_eq\",\"override\",\"private\",\"protected\",\"public\",\"reflexpr\",\"register\",\"reinterpret_cast|10\",\"requires\",\"return\",\"sizeof\",\"static_assert\",\"static_cast|10\",\"struct\",\"switch\",\"synchronized\",\"template\",\"this\",\"thread_local\",\"throw\",\"transaction_safe\",\"transaction_safe_dynamic\",\"true\",\"try\",\"typedef\",\"typeid\",\"typename\",\"union\",\"using\",\"virtual\",\"volatile\",\"while\",\"xor\",\"xor_eq\"],d=[\"bool\",\"char\",\"char16_t\",\"char32_t\",\"char8_t\",\"double\",\"float\",\"int\",\"long\",\"short\",\"void\",\"wchar_t\",\"unsigned\",\"signed\",\"const\",\"static\"],p=[\"any\",\"auto_ptr\",\"barrier\",\"binary_semaphore\",\"bitset\",\"complex\",\"condition_variable\",\"condition_variable_any\",\"counting_semaphore\",\"deque\",\"false_type\",\"flat_map\",\"flat_set\",\"future\",\"imaginary\",\"initializer_list\",\"istringstream\",\"jthread\",\"latch\",\"lock_guard\",\"multimap\",\"multiset\",\"mutex\",\"optional\",\"ostringstream\",\"packaged_task\",\"pair\",\"promise\",\"priority_queue\",\"queue\",\"recursive_mutex\",\"recursive_timed_mutex\",\"scoped_lock\",\"set\",\"shared_future\",\"shared_lock\",\"shared_mutex\",\"shared_timed_mutex\",\"shared_ptr\",\"stack\",\"string_view\",\"stringstream\",\"timed_mutex\",\"thread\",\"true_type\",\"tuple\",\"unique_lock\",\"unique_ptr\",\"unordered_map\",\"unordered_multimap\",\"unordered_multiset\",\"unordered_set\",\"variant\",\"vector\",\"weak_ptr\",\"wstring\",\"wstring_view\"],_=[\"abort\",\"abs\",\"acos\",\"apply\",\"as_const\",\"asin\",\"atan\",\"atan2\",\"calloc\",\"ceil\",\"cerr\",\"cin\",\"clog\",\"cos\",\"cosh\",\"cout\",\"declval\",\"endl\",\"exchange\",\"exit\",\"exp\",\"fabs\",\"floor\",\"fmod\",\"forward\",\"fprintf\",\"fputs\",\"free\",\"frexp\",\"fscanf\",\"future\",\"invoke\",\"isalnum\",\"isalpha\",\"iscntrl\",\"isdigit\",\"isgraph\",\"islower\",\"isprint\",\"ispunct\",\"isspace\",\"isupper\",\"isxdigit\",\"labs\",\"launder\",\"ldexp\",\"log\",\"log10\",\"make_pair\",\"make_shared\",\"make_shared_for_overwrite\",\"make_tuple\",\"make_unique\",\"malloc\",\"memchr\",\"memcmp\",\"memcpy\",\"memset\",\"modf\",\"move\",\"pow\",\"printf\",\"putchar\",\"puts\",\"realloc\",\"scanf\",\"sin\",\"sinh\",\"snprintf\",\"sprintf\",\"sqrt\",\"sscanf\",\"std\",\"stderr\",\"stdin\",\"stdout\",\"strcat\",\"strchr\",\"strcmp\",\"strcpy\",\"strcspn\",\"strlen\",\"strncat\",\"strncmp\",\"strncpy\",\"strpbrk\",\"strrchr\",\"strspn\",\"strstr\",\"swap\",\"tan\",\"tanh\",\"terminate\",\"to_underlying\",\"tolower\",\"toupper\",\"vfprintf\",\"visit\",\"vprintf\",\"vsprintf\"],v={type:d,keyword:f,literal:[\"NULL\",\"false\",\"nullopt\",\"nullptr\",\"true\"],built_in:[\"_Pragma\"],_type_hints:p},R={className:\"function.dispatch\",relevance:0,keywords:{_hint:_},begin:t.concat(/\\b/,/(?!decltype)/,/(?!if)/,/(?!for)/,/(?!switch)/,/(?!while)/,e.IDENT_RE,t.lookahead(/(<[^<>]+>|)\\s*\\(/))},O=[R,h,o,n,e.C_BLOCK_COMMENT_MODE,u,l],U={variants:[{begin:/=/,end:/;/},{begin:/\\(/,end:/\\)/},{beginKeywords:\"new throw return else\",end:/;/}],keywords:v,contains:O.concat([{begin:/\\(/,end:/\\)/,keywords:v,contains:O.concat([\"self\"]),relevance:0}]),relevance:0},k={className:\"function\",begin:\"(\"+i+\"[\\\\*&\\\\s]+)+\"+E,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:v,illegal:/[^\\w\\s\\*&:<>.]/,contains:[{begin:r,keywords:v,relevance:0},{begin:E,returnBegin:!0,contains:[b],relevance:0},{begin:/::/,relevance:0},{begin:/:/,endsWithParent:!0,contains:[l,u]},{relevance:0,match:/,/},{className:\"params\",begin:/\\(/,end:/\\)/,keywords:v,relevance:0,contains:[n,e.C_BLOCK_COMMENT_MODE,l,u,o,{begin:/\\(/,end:/\\)/,keywords:v,relevance:0,contains:[\"self\",n,e.C_BLOCK_COMMENT_MODE,l,u,o]}]},o,n,e.C_BLOCK_COMMENT_MODE,h]};return{name:\"C++\",aliases:[\"cc\",\"c++\",\"h++\",\"hpp\",\"hh\",\"hxx\",\"cxx\"],keywords:v,illegal:\"</\",classNameAliases:{\"function.dispatch\":\"built_in\"},contains:[].concat(U,k,R,O,[h,{begin:\"\\\\b(deque|list|queue|priority_queue|pair|stack|vector|map|set|bitset|multiset|multimap|unordered_map|unordered_set|unordered_multiset|unordered_multimap|array|tuple|optional|variant|function|flat_map|flat_set)\\\\s*<(?!<)\",end:\">\",keywords:v,contains:[\"self\",o]},{begin:e.IDENT_RE+\"::\",keywords:v},{match:[/\\b(?:enum(?:\\s+(?:class|struct))?|class|struct|union)/,/\\s+/,/\\w+/],className:{1:\"keyword\",3:\"title.class\"}}])}}function $t(e){let t=[\"bool\",\"byte\",\"char\",\"decimal\",\"delegate\",\"double\",\"dynamic\",\"enum\",\"float\",\"int\",\"long\",\"nint\",\"nuint\",\"object\",\"sbyte\",\"short\",\"string\",\"ulong\",\"uint\",\"ushort\"],n=[\"public\",\"private\",\"protected\",\"static\",\"internal\",\"protected\",\"abstract\",\"async\",\"extern\",\"override\",\"unsafe\",\"virtual\",\"new\",\"sealed\",\"partial\"],r=[\"default\",\"false\",\"null\",\"true\"],s=[\"abstract\",\"as\",\"base\",\"break\",\"case\",\"catch\",\"class\",\"const\",\"continue\",\"do\",\"else\",\"event\",\"explicit\",\"extern\",\"finally\",\"fixed\",\"for\",\"foreach\",\"goto\",\"if\",\"implicit\",\"in\",\"interface\",\"internal\",\"is\",\"lock\",\"namespace\",\"new\",\"operator\",\"out\",\"override\",\"params\",\"private\",\"protected\",\"public\",\"readonly\",\"record\",\"ref\",\"return\",\"scoped\",\"sealed\",\"sizeof\",\"stackalloc\",\"static\",\"struct\",\"switch\",\"this\",\"throw\",\"try\",\"typeof\",\"unchecked\",\"unsafe\",\"using\",\"virtual\",\"void\",\"volatile\",\"while\"],a=[\"add\",\"alias\",\"and\",\"ascending\",\"args\",\"async\",\"await\",\"by\",\"descending\",\"dynamic\",\"equals\",\"file\",\"from\",\"get\",\"global\",\"group\",\"init\",\"into\",\"join\",\"let\",\"nameof\",\"not\",\"notnull\",\"on\",\"or\",\"orderby\",\"partial\",\"record\",\"remove\",\"required\",\"scoped\",\"select\",\"set\",\"unmanaged\",\"value|0\",\"var\",\"when\",\"where\",\"with\",\"yield\"],i={keyword:s.concat(a),built_in:t,literal:r},o=e.inherit(e.TITLE_MODE,{begin:\"[a-zA-Z](\\\\.?\\\\w)*\"}),c={className:\"number\",variants:[{begin:\"\\\\b(0b[01']+)\"},{begin:\"(-?)\\\\b([\\\\d']+(\\\\.[\\\\d']*)?|\\\\.[\\\\d']+)(u|U|l|L|ul|UL|f|F|b|B)\"},{begin:\"(-?)(\\\\b0[xX][a-fA-F0-9']+|(\\\\b[\\\\d']+(\\\\.[\\\\d']*)?|\\\\.[\\\\d']+)([eE][-+]?[\\\\d']+)?)\"}],relevance:0},l={className:\"string\",begin:/\"\"\"(\"*)(?!\")(.|\\n)*?\"\"\"\\1/,relevance:1},u={className:\"string\",begin:'@\"',end:'\"',contains:[{begin:'\"\"'}]},h=e.inherit(u,{illegal:/\\n/}),b={className:\"subst\",begin:/\\{/,end:/\\}/,keywords:i},E=e.inherit(b,{illegal:/\\n/}),f={className:\"string\",begin:/\\$\"/,end:'\"',illegal:/\\n/,contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},e.BACKSLASH_ESCAPE,E]},d={className:\"string\",begin:/\\$@\"/,end:'\"',contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},{begin:'\"\"'},b]},p=e.inherit(d,{illegal:/\\n/,contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},{begin:'\"\"'},E]});b.contains=[d,f,u,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,c,e.C_BLOCK_COMMENT_MODE],E.contains=[p,f,h,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,c,e.inherit(e.C_BLOCK_COMMENT_MODE,{illegal:/\\n/})];let _={variants:[l,d,f,u,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},m={begin:\"<\",end:\">\",contains:[{beginKeywords:\"in out\"},o]},w=e.IDENT_RE+\"(<\"+e.IDENT_RE+\"(\\\\s*,\\\\s*\"+e.IDENT_RE+\")*>)?(\\\\[\\\\])?\",v={begin:\"@\"+e.IDENT_RE,relevance:0};return{name:\"C#\",aliases:[\"cs\",\"c#\"],keywords:i,illegal:/::/,contains:[e.COMMENT(\"///\",\"$\",{returnBegin:!0,contains:[{className:\"doctag\",variants:[{begin:\"///\",relevance:0},{begin:\"\\x3c!--|-->\"},{begin:\"</?\",end:\">\"}]}]}),e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:\"meta\",begin:\"#\",end:\"$\",keywords:{keyword:\"if else elif endif define undef warning error line region endregion pragma checksum\"}},_,c,{beginKeywords:\"class interface\",relevance:0,end:/[{;=]/,illegal:/[^\\s:,]/,contains:[{beginKeywords:\"where class\"},o,m,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:\"namespace\",relevance:0,end:/[{;=]/,illegal:/[^\\s:]/,contains:[o,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:\"record\",relevance:0,end:/[{;=]/,illegal:/[^\\s:]/,contains:[o,m,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{className:\"meta\",begin:\"^\\\\s*\\\\[(?=[\\\\w])\",excludeBegin:!0,end:\"\\\\]\",excludeEnd:!0,contains:[{className:\"string\",begin:/\"/,end:/\"/}]},{beginKeywords:\"new return throw await else\",relevance:0},{className:\"function\",begin:\"(\"+w+\"\\\\s+)+\"+e.IDENT_RE+\"\\\\s*(<[^=]+>\\\\s*)?\\\\(\",returnBegin:!0,end:/\\s*[{;=]/,excludeEnd:!0,keywords:i,contains:[{beginKeywords:n.join(\" \"),relevance:0},{begin:e.IDENT_RE+\"\\\\s*(<[^=]+>\\\\s*)?\\\\(\",returnBegin:!0,contains:[e.TITLE_MODE,m],relevance:0},{match:/\\(\\)/},{className:\"params\",begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:i,relevance:0,contains:[_,c,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},v]}}var Hr=e=>({IMPORTANT:{scope:\"meta\",begin:\"!important\"},BLOCK_COMMENT:e.C_BLOCK_COMMENT_MODE,HEXCOLOR:{scope:\"number\",begin:/#(([0-9a-fA-F]{3,4})|(([0-9a-fA-F]{2}){3,4}))\\b/},FUNCTION_DISPATCH:{className:\"built_in\",begin:/[\\w-]+(?=\\()/},ATTRIBUTE_SELECTOR_MODE:{scope:\"selector-attr\",begin:/\\[/,end:/\\]/,illegal:\"$\",contains:[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},CSS_NUMBER_MODE:{scope:\"number\",begin:e.NUMBER_RE+\"(%|em|ex|ch|rem|vw|vh|vmin|vmax|cm|mm|in|pt|pc|px|deg|grad|rad|turn|s|ms|Hz|kHz|dpi|dpcm|dppx)?\",relevance:0},CSS_VARIABLE:{className:\"attr\",begin:/--[A-Za-z_][A-Za-z0-9_-]*/}}),Kr=[\"a\",\"abbr\",\"address\",\"article\",\"aside\",\"audio\",\"b\",\"blockquote\",\"body\",\"button\",\"canvas\",\"caption\",\"cite\",\"code\",\"dd\",\"del\",\"details\",\"dfn\",\"div\",\"dl\",\"dt\",\"em\",\"fieldset\",\"figcaption\",\"figure\",\"footer\",\"form\",\"h1\",\"h2\",\"h3\",\"h4\",\"h5\",\"h6\",\"header\",\"hgroup\",\"html\",\"i\",\"iframe\",\"img\",\"input\",\"ins\",\"kbd\",\"label\",\"legend\",\"li\",\"main\",\"mark\",\"menu\",\"nav\",\"object\",\"ol\",\"optgroup\",\"option\",\"p\",\"picture\",\"q\",\"quote\",\"samp\",\"section\",\"select\",\"source\",\"span\",\"strong\",\"summary\",\"sup\",\"table\",\"tbody\",\"td\",\"textarea\",\"tfoot\",\"th\",\"thead\",\"time\",\"tr\",\"ul\",\"var\",\"video\"],Zr=[\"defs\",\"g\",\"marker\",\"mask\",\"pattern\",\"svg\",\"switch\",\"symbol\",\"feBlend\",\"feColorMatrix\",\"feComponentTransfer\",\"feComposite\",\"feConvolveMatrix\",\"feDiffuseLighting\",\"feDisplacementMap\",\"feFlood\",\"feGaussianBlur\",\"feImage\",\"feMerge\",\"feMorphology\",\"feOffset\",\"feSpecularLighting\",\"feTile\",\"feTurbulence\",\"linearGradient\",\"radialGradient\",\"stop\",\"circle\",\"ellipse\",\"image\",\"line\",\"path\",\"polygon\",\"polyline\",\"rect\",\"text\",\"use\",\"textPath\",\"tspan\",\"foreignObject\",\"clipPath\"],Yr=[...Kr,...Zr],qr=[\"any-hover\",\"any-pointer\",\"aspect-ratio\",\"color\",\"color-gamut\",\"color-index\",\"device-aspect-ratio\",\"device-height\",\"device-width\",\"display-mode\",\"forced-colors\",\"grid\",\"height\",\"hover\",\"inverted-colors\",\"monochrome\",\"orientation\",\"overflow-block\",\"overflow-inline\",\"pointer\",\"prefers-color-scheme\",\"prefers-contrast\",\"prefers-reduced-motion\",\"prefers-reduced-transparency\",\"resolution\",\"scan\",\"scripting\",\"update\",\"width\",\"min-width\",\"max-width\",\"min-height\",\"max-height\"].sort().reverse(),Vr=[\"active\",\"any-link\",\"blank\",\"checked\",\"current\",\"default\",\"defined\",\"dir\",\"disabled\",\"drop\",\"empty\",\"enabled\",\"first\",\"first-child\",\"first-of-type\",\"fullscreen\",\"future\",\"focus\",\"focus-visible\",\"focus-within\",\"has\",\"host\",\"host-context\",\"hover\",\"indeterminate\",\"in-range\",\"invalid\",\"is\",\"lang\",\"last-child\",\"last-of-type\",\"left\",\"link\",\"local-link\",\"not\",\"nth-child\",\"nth-col\",\"nth-last-child\",\"nth-last-col\",\"nth-last-of-type\",\"nth-of-type\",\"only-child\",\"only-of-type\",\"optional\",\"out-of-range\",\"past\",\"placeholder-shown\",\"read-only\",\"read-write\",\"required\",\"right\",\"root\",\"scope\",\"target\",\"target-within\",\"user-invalid\",\"valid\",\"visited\",\"where\"].sort().reverse(),Xr=[\"after\",\"backdrop\",\"before\",\"cue\",\"cue-region\",\"first-letter\",\"first-line\",\"grammar-error\",\"marker\",\"part\",\"placeholder\",\"selection\",\"slotted\",\"spelling-error\"].sort().reverse(),Jr=[\"accent-color\",\"align-content\",\"align-items\",\"align-self\",\"alignment-baseline\",\"all\",\"anchor-name\",\"animation\",\"animation-composition\",\"animation-delay\",\"animation-direction\",\"animation-duration\",\"animation-fill-mode\",\"animation-iteration-count\",\"animation-name\",\"animation-play-state\",\"animation-range\",\"animation-range-end\",\"animation-range-start\",\"animation-timeline\",\"animation-timing-function\",\"appearance\",\"aspect-ratio\",\"backdrop-filter\",\"backface-visibility\",\"background\",\"background-attachment\",\"background-blend-mode\",\"background-clip\",\"background-color\",\"background-image\",\"background-origin\",\"background-position\",\"background-position-x\",\"background-position-y\",\"background-repeat\",\"background-size\",\"baseline-shift\",\"block-size\",\"border\",\"border-block\",\"border-block-color\",\"border-block-end\",\"border-block-end-color\",\"border-block-end-style\",\"border-block-end-width\",\"border-block-start\",\"border-block-start-color\",\"border-block-start-style\",\"border-block-start-width\",\"border-block-style\",\"border-block-width\",\"border-bottom\",\"border-bottom-color\",\"border-bottom-left-radius\",\"border-bottom-right-radius\",\"border-bottom-style\",\"border-bottom-width\",\"border-collapse\",\"border-color\",\"border-end-end-radius\",\"border-end-start-radius\",\"border-image\",\"border-image-outset\",\"border-image-repeat\",\"border-image-slice\",\"border-image-source\",\"border-image-width\",\"border-inline\",\"border-inline-color\",\"border-inline-end\",\"border-inline-end-color\",\"border-inline-end-style\",\"border-inline-end-width\",\"border-inline-start\",\"border-inline-start-color\",\"border-inline-start-style\",\"border-inline-start-width\",\"border-inline-style\",\"border-inline-width\",\"border-left\",\"border-left-color\",\"border-left-style\",\"border-left-width\",\"border-radius\",\"border-right\",\"border-right-color\",\"border-right-style\",\"border-right-width\",\"border-spacing\",\"border-start-end-radius\",\"border-start-start-radius\",\"border-style\",\"border-top\",\"border-top-color\",\"border-top-left-radius\",\"border-top-right-radius\",\"border-top-style\",\"border-top-width\",\"border-width\",\"bottom\",\"box-align\",\"box-decoration-break\",\"box-direction\",\"box-flex\",\"box-flex-group\",\"box-lines\",\"box-ordinal-group\",\"box-orient\",\"box-pack\",\"box-shadow\",\"box-sizing\",\"break-after\",\"break-before\",\"break-inside\",\"caption-side\",\"caret-color\",\"clear\",\"clip\",\"clip-path\",\"clip-rule\",\"color\",\"color-interpolation\",\"color-interpolation-filters\",\"color-profile\",\"color-rendering\",\"color-scheme\",\"column-count\",\"column-fill\",\"column-gap\",\"column-rule\",\"column-rule-color\",\"column-rule-style\",\"column-rule-width\",\"column-span\",\"column-width\",\"columns\",\"contain\",\"contain-intrinsic-block-size\",\"contain-intrinsic-height\",\"contain-intrinsic-inline-size\",\"contain-intrinsic-size\",\"contain-intrinsic-width\",\"container\",\"container-name\",\"container-type\",\"content\",\"content-visibility\",\"counter-increment\",\"counter-reset\",\"counter-set\",\"cue\",\"cue-after\",\"cue-before\",\"cursor\",\"cx\",\"cy\",\"direction\",\"display\",\"dominant-baseline\",\"empty-cells\",\"enable-background\",\"field-sizing\",\"fill\",\"fill-opacity\",\"fill-rule\",\"filter\",\"flex\",\"flex-basis\",\"flex-direction\",\"flex-flow\",\"flex-grow\",\"flex-shrink\",\"flex-wrap\",\"float\",\"flood-color\",\"flood-opacity\",\"flow\",\"font\",\"font-display\",\"font-family\",\"font-feature-settings\",\"font-kerning\",\"font-language-override\",\"font-optical-sizing\",\"font-palette\",\"font-size\",\"font-size-adjust\",\"font-smooth\",\"font-smoothing\",\"font-stretch\",\"font-style\",\"font-synthesis\",\"font-synthesis-position\",\"font-synthesis-small-caps\",\"font-synthesis-style\",\"font-synthesis-weight\",\"font-variant\",\"font-variant-alternates\",\"font-variant-caps\",\"font-variant-east-asian\",\"font-variant-emoji\",\"font-variant-ligatures\",\"font-variant-numeric\",\"font-variant-position\",\"font-variation-settings\",\"font-weight\",\"forced-color-adjust\",\"gap\",\"glyph-orientation-horizontal\",\"glyph-orientation-vertical\",\"grid\",\"grid-area\",\"grid-auto-columns\",\"grid-auto-flow\",\"grid-auto-rows\",\"grid-column\",\"grid-column-end\",\"grid-column-start\",\"grid-gap\",\"grid-row\",\"grid-row-end\",\"grid-row-start\",\"grid-template\",\"grid-template-areas\",\"grid-template-columns\",\"grid-template-rows\",\"hanging-punctuation\",\"height\",\"hyphenate-character\",\"hyphenate-limit-chars\",\"hyphens\",\"icon\",\"image-orientation\",\"image-rendering\",\"image-resolution\",\"ime-mode\",\"initial-letter\",\"initial-letter-align\",\"inline-size\",\"inset\",\"inset-area\",\"inset-block\",\"inset-block-end\",\"inset-block-start\",\"inset-inline\",\"inset-inline-end\",\"inset-inline-start\",\"isolation\",\"justify-content\",\"justify-items\",\"justify-self\",\"kerning\",\"left\",\"letter-spacing\",\"lighting-color\",\"line-break\",\"line-height\",\"line-height-step\",\"list-style\",\"list-style-image\",\"list-style-position\",\"list-style-type\",\"margin\",\"margin-block\",\"margin-block-end\",\"margin-block-start\",\"margin-bottom\",\"margin-inline\",\"margin-inline-end\",\"margin-inline-start\",\"margin-left\",\"margin-right\",\"margin-top\",\"margin-trim\",\"marker\",\"marker-end\",\"marker-mid\",\"marker-start\",\"marks\",\"mask\",\"mask-border\",\"mask-border-mode\",\"mask-border-outset\",\"mask-border-repeat\",\"mask-border-slice\",\"mask-border-source\",\"mask-border-width\",\"mask-clip\",\"mask-composite\",\"mask-image\",\"mask-mode\",\"mask-origin\",\"mask-position\",\"mask-repeat\",\"mask-size\",\"mask-type\",\"masonry-auto-flow\",\"math-depth\",\"math-shift\",\"math-style\",\"max-block-size\",\"max-height\",\"max-inline-size\",\"max-width\",\"min-block-size\",\"min-height\",\"min-inline-size\",\"min-width\",\"mix-blend-mode\",\"nav-down\",\"nav-index\",\"nav-left\",\"nav-right\",\"nav-up\",\"none\",\"normal\",\"object-fit\",\"object-position\",\"offset\",\"offset-anchor\",\"offset-distance\",\"offset-path\",\"offset-position\",\"offset-rotate\",\"opacity\",\"order\",\"orphans\",\"outline\",\"outline-color\",\"outline-offset\",\"outline-style\",\"outline-width\",\"overflow\",\"overflow-anchor\",\"overflow-block\",\"overflow-clip-margin\",\"overflow-inline\",\"overflow-wrap\",\"overflow-x\",\"overflow-y\",\"overlay\",\"overscroll-behavior\",\"overscroll-behavior-block\",\"overscroll-behavior-inline\",\"overscroll-behavior-x\",\"overscroll-behavior-y\",\"padding\",\"padding-block\",\"padding-block-end\",\"padding-block-start\",\"padding-bottom\",\"padding-inline\",\"padding-inline-end\",\"padding-inline-start\",\"padding-left\",\"padding-right\",\"padding-top\",\"page\",\"page-break-after\",\"page-break-before\",\"page-break-inside\",\"paint-order\",\"pause\",\"pause-after\",\"pause-before\",\"perspective\",\"perspective-origin\",\"place-content\",\"place-items\",\"place-self\",\"pointer-events\",\"position\",\"position-anchor\",\"position-visibility\",\"print-color-adjust\",\"quotes\",\"r\",\"resize\",\"rest\",\"rest-after\",\"rest-before\",\"right\",\"rotate\",\"row-gap\",\"ruby-align\",\"ruby-position\",\"scale\",\"scroll-behavior\",\"scroll-margin\",\"scroll-margin-block\",\"scroll-margin-block-end\",\"scroll-margin-block-start\",\"scroll-margin-bottom\",\"scroll-margin-inline\",\"scroll-margin-inline-end\",\"scroll-margin-inline-start\",\"scroll-margin-left\",\"scroll-margin-right\",\"scroll-margin-top\",\"scroll-padding\",\"scroll-padding-block\",\"scroll-padding-block-end\",\"scroll-padding-block-start\",\"scroll-padding-bottom\",\"scroll-padding-inline\",\"scroll-padding-inline-end\",\"scroll-padding-inline-start\",\"scroll-padding-left\",\"scroll-padding-right\",\"scroll-padding-top\",\"scroll-snap-align\",\"scroll-snap-stop\",\"scroll-snap-type\",\"scroll-timeline\",\"scroll-timeline-axis\",\"scroll-timeline-name\",\"scrollbar-color\",\"scrollbar-gutter\",\"scrollbar-width\",\"shape-image-threshold\",\"shape-margin\",\"shape-outside\",\"shape-rendering\",\"speak\",\"speak-as\",\"src\",\"stop-color\",\"stop-opacity\",\"stroke\",\"stroke-dasharray\",\"stroke-dashoffset\",\"stroke-linecap\",\"stroke-linejoin\",\"stroke-miterlimit\",\"stroke-opacity\",\"stroke-width\",\"tab-size\",\"table-layout\",\"text-align\",\"text-align-all\",\"text-align-last\",\"text-anchor\",\"text-combine-upright\",\"text-decoration\",\"text-decoration-color\",\"text-decoration-line\",\"text-decoration-skip\",\"text-decoration-skip-ink\",\"text-decoration-style\",\"text-decoration-thickness\",\"text-emphasis\",\"text-emphasis-color\",\"text-emphasis-position\",\"text-emphasis-style\",\"text-indent\",\"text-justify\",\"text-orientation\",\"text-overflow\",\"text-rendering\",\"text-shadow\",\"text-size-adjust\",\"text-transform\",\"text-underline-offset\",\"text-underline-position\",\"text-wrap\",\"text-wrap-mode\",\"text-wrap-style\",\"timeline-scope\",\"top\",\"touch-action\",\"transform\",\"transform-box\",\"transform-origin\",\"transform-style\",\"transition\",\"transition-behavior\",\"transition-delay\",\"transition-duration\",\"transition-property\",\"transition-timing-function\",\"translate\",\"unicode-bidi\",\"user-modify\",\"user-select\",\"vector-effect\",\"vertical-align\",\"view-timeline\",\"view-timeline-axis\",\"view-timeline-inset\",\"view-timeline-name\",\"view-transition-name\",\"visibility\",\"voice-balance\",\"voice-duration\",\"voice-family\",\"voice-pitch\",\"voice-range\",\"voice-rate\",\"voice-stress\",\"voice-volume\",\"white-space\",\"white-space-collapse\",\"widows\",\"width\",\"will-change\",\"word-break\",\"word-spacing\",\"word-wrap\",\"writing-mode\",\"x\",\"y\",\"z-index\",\"zoom\"].sort().reverse();function Ut(e){let t=e.regex,n=Hr(e),r={begin:/-(webkit|moz|ms|o)-(?=[a-z])/},s=\"and or not only\",a=/@-?\\w[\\w]*(-\\w+)*/,i=\"[a-zA-Z-][a-zA-Z0-9_-]*\",o=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE];return{name:\"CSS\",case_insensitive:!0,illegal:/[=|'\\$]/,keywords:{keyframePosition:\"from to\"},classNameAliases:{keyframePosition:\"selector-tag\"},contains:[n.BLOCK_COMMENT,r,n.CSS_NUMBER_MODE,{className:\"selector-id\",begin:/#[A-Za-z0-9_-]+/,relevance:0},{className:\"selector-class\",begin:\"\\\\.\"+i,relevance:0},n.ATTRIBUTE_SELECTOR_MODE,{className:\"selector-pseudo\",variants:[{begin:\":(\"+Vr.join(\"|\")+\")\"},{begin:\":(:)?(\"+Xr.join(\"|\")+\")\"}]},n.CSS_VARIABLE,{className:\"attribute\",begin:\"\\\\b(\"+Jr.join(\"|\")+\")\\\\b\"},{begin:/:/,end:/[;}{]/,contains:[n.BLOCK_COMMENT,n.HEXCOLOR,n.IMPORTANT,n.CSS_NUMBER_MODE,...o,{begin:/(url|data-uri)\\(/,end:/\\)/,relevance:0,keywords:{built_in:\"url data-uri\"},contains:[...o,{className:\"string\",begin:/[^)]/,endsWithParent:!0,excludeEnd:!0}]},n.FUNCTION_DISPATCH]},{begin:t.lookahead(/@/),end:\"[{;]\",relevance:0,illegal:/:/,contains:[{className:\"keyword\",begin:a},{begin:/\\s/,endsWithParent:!0,excludeEnd:!0,relevance:0,keywords:{$pattern:/[a-z-]+/,keyword:s,attribute:qr.join(\" \")},contains:[{begin:/[a-z-]+(?=:)/,className:\"attribute\"},...o,n.CSS_NUMBER_MODE]}]},{className:\"selector-tag\",begin:\"\\\\b(\"+Yr.join(\"|\")+\")\\\\b\"}]}}function Gt(e){return{name:\"Dockerfile\",aliases:[\"docker\"],case_insensitive:!0,keywords:[\"from\",\"maintainer\",\"expose\",\"env\",\"arg\",\"user\",\"onbuild\",\"stopsignal\"],contains:[e.HASH_COMMENT_MODE,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,e.NUMBER_MODE,{beginKeywords:\"run cmd entrypoint volume add copy workdir label healthcheck shell\",starts:{end:/[^\\\\]$/,subLanguage:\"bash\"}}],illegal:\"</\"}}function Wt(e){let a={keyword:[\"break\",\"case\",\"chan\",\"const\",\"continue\",\"default\",\"defer\",\"else\",\"fallthrough\",\"for\",\"func\",\"go\",\"goto\",\"if\",\"import\",\"interface\",\"map\",\"package\",\"range\",\"return\",\"select\",\"struct\",\"switch\",\"type\",\"var\"],type:[\"bool\",\"byte\",\"complex64\",\"complex128\",\"error\",\"float32\",\"float64\",\"int8\",\"int16\",\"int32\",\"int64\",\"string\",\"uint8\",\"uint16\",\"uint32\",\"uint64\",\"int\",\"uint\",\"uintptr\",\"rune\"],literal:[\"true\",\"false\",\"iota\",\"nil\"],built_in:[\"append\",\"cap\",\"close\",\"complex\",\"copy\",\"imag\",\"len\",\"make\",\"new\",\"panic\",\"print\",\"println\",\"real\",\"recover\",\"delete\"]};return{name:\"Go\",aliases:[\"golang\"],keywords:a,illegal:\"</\",contains:[e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:\"string\",variants:[e.QUOTE_STRING_MODE,e.APOS_STRING_MODE,{begin:\"`\",end:\"`\"}]},{className:\"number\",variants:[{match:/-?\\b0[xX]\\.[a-fA-F0-9](_?[a-fA-F0-9])*[pP][+-]?\\d(_?\\d)*i?/,relevance:0},{match:/-?\\b0[xX](_?[a-fA-F0-9])+((\\.([a-fA-F0-9](_?[a-fA-F0-9])*)?)?[pP][+-]?\\d(_?\\d)*)?i?/,relevance:0},{match:/-?\\b0[oO](_?[0-7])*i?/,relevance:0},{match:/-?\\.\\d(_?\\d)*([eE][+-]?\\d(_?\\d)*)?i?/,relevance:0},{match:/-?\\b\\d(_?\\d)*(\\.(\\d(_?\\d)*)?)?([eE][+-]?\\d(_?\\d)*)?i?/,relevance:0}]},{begin:/:=/},{className:\"function\",beginKeywords:\"func\",end:\"\\\\s*(\\\\{|$)\",excludeEnd:!0,contains:[e.TITLE_MODE,{className:\"params\",begin:/\\(/,end:/\\)/,endsParent:!0,keywords:a,illegal:/[\"']/}]}]}}function zt(e){let t=e.regex,n={className:\"number\",relevance:0,variants:[{begin:/([+-]+)?[\\d]+_[\\d_]+/},{begin:e.NUMBER_RE}]},r=e.COMMENT();r.variants=[{begin:/;/,end:/$/},{begin:/#/,end:/$/}];let s={className:\"variable\",variants:[{begin:/\\$[\\w\\d\"][\\w\\d_]*/},{begin:/\\$\\{(.*?)\\}/}]},a={className:\"literal\",begin:/\\bon|off|true|false|yes|no\\b/},i={className:\"string\",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:\"'''\",end:\"'''\",relevance:10},{begin:'\"\"\"',end:'\"\"\"',relevance:10},{begin:'\"',end:'\"'},{begin:\"'\",end:\"'\"}]},o={begin:/\\[/,end:/\\]/,contains:[r,a,s,i,n,\"self\"],relevance:0},c=/[A-Za-z0-9_-]+/,l=/\"(\\\\\"|[^\"])*\"/,u=/'[^']*'/,h=t.either(c,l,u),b=t.concat(h,\"(\\\\s*\\\\.\\\\s*\",h,\")*\",t.lookahead(/\\s*=\\s*[^#\\s]/));return{name:\"TOML, also INI\",aliases:[\"toml\"],case_insensitive:!0,illegal:/\\S/,contains:[r,{className:\"section\",begin:/\\[+/,end:/\\]+/},{begin:b,className:\"attr\",starts:{end:/$/,contains:[r,o,a,s,i,n]}}]}}var he=\"[0-9](_*[0-9])*\",Le=`\\\\.(${he})`,De=\"[0-9a-fA-F](_*[0-9a-fA-F])*\",Ht={className:\"number\",variants:[{begin:`(\\\\b(${he})((${Le})|\\\\.)?|(${Le}))[eE][+-]?(${he})[fFdD]?\\\\b`},{begin:`\\\\b(${he})((${Le})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${Le})[fFdD]?\\\\b`},{begin:`\\\\b(${he})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${De})\\\\.?|(${De})?\\\\.(${De}))[pP][+-]?(${he})[fFdD]?\\\\b`},{begin:\"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b\"},{begin:`\\\\b0[xX](${De})[lL]?\\\\b`},{begin:\"\\\\b0(_*[0-7])*[lL]?\\\\b\"},{begin:\"\\\\b0[bB][01](_*[01])*[lL]?\\\\b\"}],relevance:0};function Kt(e,t,n){return n===-1?\"\":e.replace(t,r=>Kt(e,t,n-1))}function Zt(e){let t=e.regex,n=\"[\\xC0-\\u02B8a-zA-Z_$][\\xC0-\\u02B8a-zA-Z_$0-9]*\",r=n+Kt(\"(?:<\"+n+\"~~~(?:\\\\s*,\\\\s*\"+n+\"~~~)*>)?\",/~~~/g,2),c={keyword:[\"synchronized\",\"abstract\",\"private\",\"var\",\"static\",\"if\",\"const \",\"for\",\"while\",\"strictfp\",\"finally\",\"protected\",\"import\",\"native\",\"final\",\"void\",\"enum\",\"else\",\"break\",\"transient\",\"catch\",\"instanceof\",\"volatile\",\"case\",\"assert\",\"package\",\"default\",\"public\",\"try\",\"switch\",\"continue\",\"throws\",\"protected\",\"public\",\"private\",\"module\",\"requires\",\"exports\",\"do\",\"sealed\",\"yield\",\"permits\",\"goto\",\"when\"],literal:[\"false\",\"true\",\"null\"],type:[\"char\",\"boolean\",\"long\",\"float\",\"int\",\"byte\",\"short\",\"double\"],built_in:[\"super\",\"this\"]},l={className:\"meta\",begin:\"@\"+n,contains:[{begin:/\\(/,end:/\\)/,contains:[\"self\"]}]},u={className:\"params\",begin:/\\(/,end:/\\)/,keywords:c,relevance:0,contains:[e.C_BLOCK_COMMENT_MODE],endsParent:!0};return{name:\"Java\",aliases:[\"jsp\"],keywords:c,illegal:/<\\/|#/,contains:[e.COMMENT(\"/\\\\*\\\\*\",\"\\\\*/\",{relevance:0,contains:[{begin:/\\w+@/,relevance:0},{className:\"doctag\",begin:\"@[A-Za-z]+\"}]}),{begin:/import java\\.[a-z]+\\./,keywords:\"import\",relevance:2},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{begin:/\"\"\"/,end:/\"\"\"/,className:\"string\",contains:[e.BACKSLASH_ESCAPE]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,{match:[/\\b(?:class|interface|enum|extends|implements|new)/,/\\s+/,n],className:{1:\"keyword\",3:\"title.class\"}},{match:/non-sealed/,scope:\"keyword\"},{begin:[t.concat(/(?!else)/,n),/\\s+/,n,/\\s+/,/=(?!=)/],className:{1:\"type\",3:\"variable\",5:\"operator\"}},{begin:[/record/,/\\s+/,n],className:{1:\"keyword\",3:\"title.class\"},contains:[u,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:\"new throw return else\",relevance:0},{begin:[\"(?:\"+r+\"\\\\s+)\",e.UNDERSCORE_IDENT_RE,/\\s*(?=\\()/],className:{2:\"title.function\"},keywords:c,contains:[{className:\"params\",begin:/\\(/,end:/\\)/,keywords:c,relevance:0,contains:[l,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,Ht,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},Ht,l]}}var Yt=\"[A-Za-z$_][0-9A-Za-z$_]*\",Qr=[\"as\",\"in\",\"of\",\"if\",\"for\",\"while\",\"finally\",\"var\",\"new\",\"function\",\"do\",\"return\",\"void\",\"else\",\"break\",\"catch\",\"instanceof\",\"with\",\"throw\",\"case\",\"default\",\"try\",\"switch\",\"continue\",\"typeof\",\"delete\",\"let\",\"yield\",\"const\",\"class\",\"debugger\",\"async\",\"await\",\"static\",\"import\",\"from\",\"export\",\"extends\",\"using\"],jr=[\"true\",\"false\",\"null\",\"undefined\",\"NaN\",\"Infinity\"],qt=[\"Object\",\"Function\",\"Boolean\",\"Symbol\",\"Math\",\"Date\",\"Number\",\"BigInt\",\"String\",\"RegExp\",\"Array\",\"Float32Array\",\"Float64Array\",\"Int8Array\",\"Uint8Array\",\"Uint8ClampedArray\",\"Int16Array\",\"Int32Array\",\"Uint16Array\",\"Uint32Array\",\"BigInt64Array\",\"BigUint64Array\",\"Set\",\"Map\",\"WeakSet\",\"WeakMap\",\"ArrayBuffer\",\"SharedArrayBuffer\",\"Atomics\",\"DataView\",\"JSON\",\"Promise\",\"Generator\",\"GeneratorFunction\",\"AsyncFunction\",\"Reflect\",\"Proxy\",\"Intl\",\"WebAssembly\"],Vt=[\"Error\",\"EvalError\",\"InternalError\",\"RangeError\",\"ReferenceError\",\"SyntaxError\",\"TypeError\",\"URIError\"],Xt=[\"setInterval\",\"setTimeout\",\"clearInterval\",\"clearTimeout\",\"require\",\"exports\",\"eval\",\"isFinite\",\"isNaN\",\"parseFloat\",\"parseInt\",\"decodeURI\",\"decodeURIComponent\",\"encodeURI\",\"encodeURIComponent\",\"escape\",\"unescape\"],es=[\"arguments\",\"this\",\"super\",\"console\",\"window\",\"document\",\"localStorage\",\"sessionStorage\",\"module\",\"global\"],ts=[].concat(Xt,qt,Vt);function Jt(e){let t=e.regex,n=(N,{after:C})=>{let I=\"</\"+N[0].slice(1);return N.input.indexOf(I,C)!==-1},r=Yt,s={begin:\"<>\",end:\"</>\"},a=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,i={begin:/<[A-Za-z0-9\\\\._:-]+/,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/>/,isTrulyOpeningTag:(N,C)=>{let I=N[0].length+N.index,F=N.input[I];if(F===\"<\"||F===\",\"){C.ignoreMatch();return}F===\">\"&&(n(N,{after:I})||C.ignoreMatch());let G,Q=N.input.substring(I);if(G=Q.match(/^\\s*=/)){C.ignoreMatch();return}if((G=Q.match(/^\\s+extends\\s+/))&&G.index===0){C.ignoreMatch();return}}},o={$pattern:Yt,keyword:Qr,literal:jr,built_in:ts,\"variable.language\":es},c=\"[0-9](_?[0-9])*\",l=`\\\\.(${c})`,u=\"0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*\",h={className:\"number\",variants:[{begin:`(\\\\b(${u})((${l})|\\\\.)?|(${l}))[eE][+-]?(${c})\\\\b`},{begin:`\\\\b(${u})\\\\b((${l})\\\\b|\\\\.)?|(${l})\\\\b`},{begin:\"\\\\b(0|[1-9](_?[0-9])*)n\\\\b\"},{begin:\"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\\\b\"},{begin:\"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b\"},{begin:\"\\\\b0[oO][0-7](_?[0-7])*n?\\\\b\"},{begin:\"\\\\b0[0-7]+n?\\\\b\"}],relevance:0},b={className:\"subst\",begin:\"\\\\$\\\\{\",end:\"\\\\}\",keywords:o,contains:[]},E={begin:\".?html`\",end:\"\",starts:{end:\"`\",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,b],subLanguage:\"xml\"}},f={begin:\".?css`\",end:\"\",starts:{end:\"`\",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,b],subLanguage:\"css\"}},d={begin:\".?gql`\",end:\"\",starts:{end:\"`\",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,b],subLanguage:\"graphql\"}},p={className:\"string\",begin:\"`\",end:\"`\",contains:[e.BACKSLASH_ESCAPE,b]},m={className:\"comment\",variants:[e.COMMENT(/\\/\\*\\*(?!\\/)/,\"\\\\*/\",{relevance:0,contains:[{begin:\"(?=@[A-Za-z]+)\",relevance:0,contains:[{className:\"doctag\",begin:\"@[A-Za-z]+\"},{className:\"type\",begin:\"\\\\{\",end:\"\\\\}\",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:\"variable\",begin:r+\"(?=\\\\s*(-)|$)\",endsParent:!0,relevance:0},{begin:/(?=[^\\n])\\s/,relevance:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},w=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,f,d,p,{match:/\\$\\d+/},h];b.contains=w.concat({begin:/\\{/,end:/\\}/,keywords:o,contains:[\"self\"].concat(w)});let v=[].concat(m,b.contains),R=v.concat([{begin:/(\\s*)\\(/,end:/\\)/,keywords:o,contains:[\"self\"].concat(v)}]),O={className:\"params\",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:o,contains:R},U={variants:[{match:[/class/,/\\s+/,r,/\\s+/,/extends/,/\\s+/,t.concat(r,\"(\",t.concat(/\\./,r),\")*\")],scope:{1:\"keyword\",3:\"title.class\",5:\"keyword\",7:\"title.class.inherited\"}},{match:[/class/,/\\s+/,r],scope:{1:\"keyword\",3:\"title.class\"}}]},k={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/,/\\b[A-Z]{2,}([A-Z][a-z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\\d)*([A-Z][a-z]*)*/),className:\"title.class\",keywords:{_:[...qt,...Vt]}},B={label:\"use_strict\",className:\"meta\",relevance:10,begin:/^\\s*['\"]use (strict|asm)['\"]/},H={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\\()/]}],className:{1:\"keyword\",3:\"title.function\"},label:\"func.def\",contains:[O],illegal:/%/},V={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:\"variable.constant\"};function J(N){return t.concat(\"(?!\",N.join(\"|\"),\")\")}let ee={match:t.concat(/\\b/,J([...Xt,\"super\",\"import\"].map(N=>`${N}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)),className:\"title.function\",relevance:0},W={begin:t.concat(/\\./,t.lookahead(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:\"prototype\",className:\"property\",relevance:0},z={match:[/get|set/,/\\s+/,r,/(?=\\()/],className:{1:\"keyword\",3:\"title.function\"},contains:[{begin:/\\(\\)/},O]},g=\"(\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)|\"+e.UNDERSCORE_IDENT_RE+\")\\\\s*=>\",T={match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(g)],keywords:\"async\",className:{1:\"keyword\",3:\"title.function\"},contains:[O]};return{name:\"JavaScript\",aliases:[\"js\",\"jsx\",\"mjs\",\"cjs\"],keywords:o,exports:{PARAMS_CONTAINS:R,CLASS_REFERENCE:k},illegal:/#(?![$_A-z])/,contains:[e.SHEBANG({label:\"shebang\",binary:\"node\",relevance:5}),B,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,f,d,p,m,{match:/\\$\\d+/},h,k,{scope:\"attr\",match:r+t.lookahead(\":\"),relevance:0},T,{begin:\"(\"+e.RE_STARTERS_RE+\"|\\\\b(case|return|throw)\\\\b)\\\\s*\",keywords:\"return throw case\",relevance:0,contains:[m,e.REGEXP_MODE,{className:\"function\",begin:g,returnBegin:!0,end:\"\\\\s*=>\",contains:[{className:\"params\",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\\(\\s*\\)/,skip:!0},{begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:o,contains:R}]}]},{begin:/,/,relevance:0},{match:/\\s+/,relevance:0},{variants:[{begin:s.begin,end:s.end},{match:a},{begin:i.begin,\"on:begin\":i.isTrulyOpeningTag,end:i.end}],subLanguage:\"xml\",contains:[{begin:i.begin,end:i.end,skip:!0,contains:[\"self\"]}]}]},H,{beginKeywords:\"while if switch catch for\"},{begin:\"\\\\b(?!function)\"+e.UNDERSCORE_IDENT_RE+\"\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\\s*\\\\{\",returnBegin:!0,label:\"func.def\",contains:[O,e.inherit(e.TITLE_MODE,{begin:r,className:\"title.function\"})]},{match:/\\.\\.\\./,relevance:0},W,{match:\"\\\\$\"+r,relevance:0},{match:[/\\bconstructor(?=\\s*\\()/],className:{1:\"title.function\"},contains:[O]},ee,V,U,z,{match:/\\$[(.]/}]}}function Qt(e){let t={className:\"attr\",begin:/\"(\\\\.|[^\\\\\"\\r\\n])*\"(?=\\s*:)/,relevance:1.01},n={match:/[{}[\\],:]/,className:\"punctuation\",relevance:0},r=[\"true\",\"false\",\"null\"],s={scope:\"literal\",beginKeywords:r.join(\" \")};return{name:\"JSON\",aliases:[\"jsonc\"],keywords:{literal:r},contains:[t,n,e.QUOTE_STRING_MODE,s,e.C_NUMBER_MODE,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE],illegal:\"\\\\S\"}}var be=\"[0-9](_*[0-9])*\",Pe=`\\\\.(${be})`,Be=\"[0-9a-fA-F](_*[0-9a-fA-F])*\",ns={className:\"number\",variants:[{begin:`(\\\\b(${be})((${Pe})|\\\\.)?|(${Pe}))[eE][+-]?(${be})[fFdD]?\\\\b`},{begin:`\\\\b(${be})((${Pe})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${Pe})[fFdD]?\\\\b`},{begin:`\\\\b(${be})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${Be})\\\\.?|(${Be})?\\\\.(${Be}))[pP][+-]?(${be})[fFdD]?\\\\b`},{begin:\"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b\"},{begin:`\\\\b0[xX](${Be})[lL]?\\\\b`},{begin:\"\\\\b0(_*[0-7])*[lL]?\\\\b\"},{begin:\"\\\\b0[bB][01](_*[01])*[lL]?\\\\b\"}],relevance:0};function jt(e){let t={keyword:\"abstract as val var vararg get set class object open private protected public noinline crossinline dynamic final enum if else do while for when throw try catch finally import package is in fun override companion reified inline lateinit init interface annotation data sealed internal infix operator out by constructor super tailrec where const inner suspend typealias external expect actual\",built_in:\"Byte Short Char Int Long Boolean Float Double Void Unit Nothing\",literal:\"true false null\"},n={className:\"keyword\",begin:/\\b(break|continue|return|this)\\b/,starts:{contains:[{className:\"symbol\",begin:/@\\w+/}]}},r={className:\"symbol\",begin:e.UNDERSCORE_IDENT_RE+\"@\"},s={className:\"subst\",begin:/\\$\\{/,end:/\\}/,contains:[e.C_NUMBER_MODE]},a={className:\"variable\",begin:\"\\\\$\"+e.UNDERSCORE_IDENT_RE},i={className:\"string\",variants:[{begin:'\"\"\"',end:'\"\"\"(?=[^\"])',contains:[a,s]},{begin:\"'\",end:\"'\",illegal:/\\n/,contains:[e.BACKSLASH_ESCAPE]},{begin:'\"',end:'\"',illegal:/\\n/,contains:[e.BACKSLASH_ESCAPE,a,s]}]};s.contains.push(i);let o={className:\"meta\",begin:\"@(?:file|property|field|get|set|receiver|param|setparam|delegate)\\\\s*:(?:\\\\s*\"+e.UNDERSCORE_IDENT_RE+\")?\"},c={className:\"meta\",begin:\"@\"+e.UNDERSCORE_IDENT_RE,contains:[{begin:/\\(/,end:/\\)/,contains:[e.inherit(i,{className:\"string\"}),\"self\"]}]},l=ns,u=e.COMMENT(\"/\\\\*\",\"\\\\*/\",{contains:[e.C_BLOCK_COMMENT_MODE]}),h={variants:[{className:\"type\",begin:e.UNDERSCORE_IDENT_RE},{begin:/\\(/,end:/\\)/,contains:[]}]},b=h;return b.variants[1].contains=[h],h.variants[1].contains=[b],{name:\"Kotlin\",aliases:[\"kt\",\"kts\"],keywords:t,contains:[e.COMMENT(\"/\\\\*\\\\*\",\"\\\\*/\",{relevance:0,contains:[{className:\"doctag\",begin:\"@[A-Za-z]+\"}]}),e.C_LINE_COMMENT_MODE,u,n,r,o,c,{className:\"function\",beginKeywords:\"fun\",end:\"[(]|$\",returnBegin:!0,excludeEnd:!0,keywords:t,relevance:5,contains:[{begin:e.UNDERSCORE_IDENT_RE+\"\\\\s*\\\\(\",returnBegin:!0,relevance:0,contains:[e.UNDERSCORE_TITLE_MODE]},{className:\"type\",begin:/</,end:/>/,keywords:\"reified\",relevance:0},{className:\"params\",begin:/\\(/,end:/\\)/,endsParent:!0,keywords:t,relevance:0,contains:[{begin:/:/,end:/[=,\\/]/,endsWithParent:!0,contains:[h,e.C_LINE_COMMENT_MODE,u],relevance:0},e.C_LINE_COMMENT_MODE,u,o,c,i,e.C_NUMBER_MODE]},u]},{begin:[/class|interface|trait/,/\\s+/,e.UNDERSCORE_IDENT_RE],beginScope:{3:\"title.class\"},keywords:\"class interface trait\",end:/[:\\{(]|$/,excludeEnd:!0,illegal:\"extends implements\",contains:[{beginKeywords:\"public protected internal private constructor\"},e.UNDERSCORE_TITLE_MODE,{className:\"type\",begin:/</,end:/>/,excludeBegin:!0,excludeEnd:!0,relevance:0},{className:\"type\",begin:/[,:]\\s*/,end:/[<\\(,){\\s]|$/,excludeBegin:!0,returnEnd:!0},o,c]},i,{className:\"meta\",begin:\"^#!/usr/bin/env\",end:\"$\",illegal:`\n`},l]}}function en(e){let t=e.regex,n={begin:/<\\/?[A-Za-z_]/,end:\">\",subLanguage:\"xml\",relevance:0},r={begin:\"^[-\\\\*]{3,}\",end:\"$\"},s={className:\"code\",variants:[{begin:\"(`{3,})[^`](.|\\\\n)*?\\\\1`*[ ]*\"},{begin:\"(~{3,})[^~](.|\\\\n)*?\\\\1~*[ ]*\"},{begin:\"```\",end:\"```+[ ]*$\"},{begin:\"~~~\",end:\"~~~+[ ]*$\"},{begin:\"`.+?`\"},{begin:\"(?=^( {4}|\\\\t))\",contains:[{begin:\"^( {4}|\\\\t)\",end:\"(\\\\n)$\"}],relevance:0}]},a={className:\"bullet\",begin:\"^[ \t]*([*+-]|(\\\\d+\\\\.))(?=\\\\s+)\",end:\"\\\\s+\",excludeEnd:!0},i={begin:/^\\[[^\\n]+\\]:/,returnBegin:!0,contains:[{className:\"symbol\",begin:/\\[/,end:/\\]/,excludeBegin:!0,excludeEnd:!0},{className:\"link\",begin:/:\\s*/,end:/$/,excludeBegin:!0}]},o=/[A-Za-z][A-Za-z0-9+.-]*/,c={variants:[{begin:/\\[.+?\\]\\[.*?\\]/,relevance:0},{begin:/\\[.+?\\]\\(((data|javascript|mailto):|(?:http|ftp)s?:\\/\\/).*?\\)/,relevance:2},{begin:t.concat(/\\[.+?\\]\\(/,o,/:\\/\\/.*?\\)/),relevance:2},{begin:/\\[.+?\\]\\([./?&#].*?\\)/,relevance:1},{begin:/\\[.*?\\]\\(.*?\\)/,relevance:0}],returnBegin:!0,contains:[{match:/\\[(?=\\])/},{className:\"string\",relevance:0,begin:\"\\\\[\",end:\"\\\\]\",excludeBegin:!0,returnEnd:!0},{className:\"link\",relevance:0,begin:\"\\\\]\\\\(\",end:\"\\\\)\",excludeBegin:!0,excludeEnd:!0},{className:\"symbol\",relevance:0,begin:\"\\\\]\\\\[\",end:\"\\\\]\",excludeBegin:!0,excludeEnd:!0}]},l={className:\"strong\",contains:[],variants:[{begin:/_{2}(?!\\s)/,end:/_{2}/},{begin:/\\*{2}(?!\\s)/,end:/\\*{2}/}]},u={className:\"emphasis\",contains:[],variants:[{begin:/\\*(?![*\\s])/,end:/\\*/},{begin:/_(?![_\\s])/,end:/_/,relevance:0}]},h=e.inherit(l,{contains:[]}),b=e.inherit(u,{contains:[]});l.contains.push(b),u.contains.push(h);let E=[n,c];return[l,u,h,b].forEach(_=>{_.contains=_.contains.concat(E)}),E=E.concat(l,u),{name:\"Markdown\",aliases:[\"md\",\"mkdown\",\"mkd\"],contains:[{className:\"section\",variants:[{begin:\"^#{1,6}\",end:\"$\",contains:E},{begin:\"(?=^.+?\\\\n[=-]{2,}$)\",contains:[{begin:\"^[=-]*$\"},{begin:\"^\",end:\"\\\\n\",contains:E}]}]},n,a,l,u,{className:\"quote\",begin:\"^>\\\\s+\",contains:E,end:\"$\"},s,r,c,i,{scope:\"literal\",match:/&([a-zA-Z0-9]+|#[0-9]{1,7}|#[Xx][0-9a-fA-F]{1,6});/}]}}function tn(e){let t=e.regex,n=/(?![A-Za-z0-9])(?![$])/,r=t.concat(/[a-zA-Z_\\x7f-\\xff][a-zA-Z0-9_\\x7f-\\xff]*/,n),s=t.concat(/(\\\\?[A-Z][a-z0-9_\\x7f-\\xff]+|\\\\?[A-Z]+(?=[A-Z][a-z0-9_\\x7f-\\xff])){1,}/,n),a=t.concat(/[A-Z]+/,n),i={scope:\"variable\",match:\"\\\\$+\"+r},o={scope:\"meta\",variants:[{begin:/<\\?php/,relevance:10},{begin:/<\\?=/},{begin:/<\\?/,relevance:.1},{begin:/\\?>/}]},c={scope:\"subst\",variants:[{begin:/\\$\\w+/},{begin:/\\{\\$/,end:/\\}/}]},l=e.inherit(e.APOS_STRING_MODE,{illegal:null}),u=e.inherit(e.QUOTE_STRING_MODE,{illegal:null,contains:e.QUOTE_STRING_MODE.contains.concat(c)}),h={begin:/<<<[ \\t]*(?:(\\w+)|\"(\\w+)\")\\n/,end:/[ \\t]*(\\w+)\\b/,contains:e.QUOTE_STRING_MODE.contains.concat(c),\"on:begin\":(W,z)=>{z.data._beginMatch=W[1]||W[2]},\"on:end\":(W,z)=>{z.data._beginMatch!==W[1]&&z.ignoreMatch()}},b=e.END_SAME_AS_BEGIN({begin:/<<<[ \\t]*'(\\w+)'\\n/,end:/[ \\t]*(\\w+)\\b/}),E=`[ \t\n]`,f={scope:\"string\",variants:[u,l,h,b]},d={scope:\"number\",variants:[{begin:\"\\\\b0[bB][01]+(?:_[01]+)*\\\\b\"},{begin:\"\\\\b0[oO][0-7]+(?:_[0-7]+)*\\\\b\"},{begin:\"\\\\b0[xX][\\\\da-fA-F]+(?:_[\\\\da-fA-F]+)*\\\\b\"},{begin:\"(?:\\\\b\\\\d+(?:_\\\\d+)*(\\\\.(?:\\\\d+(?:_\\\\d+)*))?|\\\\B\\\\.\\\\d+)(?:[eE][+-]?\\\\d+)?\"}],relevance:0},p=[\"false\",\"null\",\"true\"],_=[\"__CLASS__\",\"__DIR__\",\"__FILE__\",\"__FUNCTION__\",\"__COMPILER_HALT_OFFSET__\",\"__LINE__\",\"__METHOD__\",\"__NAMESPACE__\",\"__TRAIT__\",\"die\",\"echo\",\"exit\",\"include\",\"include_once\",\"print\",\"require\",\"require_once\",\"array\",\"abstract\",\"and\",\"as\",\"binary\",\"bool\",\"boolean\",\"break\",\"callable\",\"case\",\"catch\",\"class\",\"clone\",\"const\",\"continue\",\"declare\",\"default\",\"do\",\"double\",\"else\",\"elseif\",\"empty\",\"enddeclare\",\"endfor\",\"endforeach\",\"endif\",\"endswitch\",\"endwhile\",\"enum\",\"eval\",\"extends\",\"final\",\"finally\",\"float\",\"for\",\"foreach\",\"from\",\"global\",\"goto\",\"if\",\"implements\",\"instanceof\",\"insteadof\",\"int\",\"integer\",\"interface\",\"isset\",\"iterable\",\"list\",\"match|0\",\"mixed\",\"new\",\"never\",\"object\",\"or\",\"private\",\"protected\",\"public\",\"readonly\",\"real\",\"return\",\"string\",\"switch\",\"throw\",\"trait\",\"try\",\"unset\",\"use\",\"var\",\"void\",\"while\",\"xor\",\"yield\"],m=[\"Error|0\",\"AppendIterator\",\"ArgumentCountError\",\"ArithmeticError\",\"ArrayIterator\",\"ArrayObject\",\"AssertionError\",\"BadFunctionCallException\",\"BadMethodCallException\",\"CachingIterator\",\"CallbackFilterIterator\",\"CompileError\",\"Countable\",\"DirectoryIterator\",\"DivisionByZeroError\",\"DomainException\",\"EmptyIterator\",\"ErrorException\",\"Exception\",\"FilesystemIterator\",\"FilterIterator\",\"GlobIterator\",\"InfiniteIterator\",\"InvalidArgumentException\",\"IteratorIterator\",\"LengthException\",\"LimitIterator\",\"LogicException\",\"MultipleIterator\",\"NoRewindIterator\",\"OutOfBoundsException\",\"OutOfRangeException\",\"OuterIterator\",\"OverflowException\",\"ParentIterator\",\"ParseError\",\"RangeException\",\"RecursiveArrayIterator\",\"RecursiveCachingIterator\",\"RecursiveCallbackFilterIterator\",\"RecursiveDirectoryIterator\",\"RecursiveFilterIterator\",\"RecursiveIterator\",\"RecursiveIteratorIterator\",\"RecursiveRegexIterator\",\"RecursiveTreeIterator\",\"RegexIterator\",\"RuntimeException\",\"SeekableIterator\",\"SplDoublyLinkedList\",\"SplFileInfo\",\"SplFileObject\",\"SplFixedArray\",\"SplHeap\",\"SplMaxHeap\",\"SplMinHeap\",\"SplObjectStorage\",\"SplObserver\",\"SplPriorityQueue\",\"SplQueue\",\"SplStack\",\"SplSubject\",\"SplTempFileObject\",\"TypeError\",\"UnderflowException\",\"UnexpectedValueException\",\"UnhandledMatchError\",\"ArrayAccess\",\"BackedEnum\",\"Closure\",\"Fiber\",\"Generator\",\"Iterator\",\"IteratorAggregate\",\"Serializable\",\"Stringable\",\"Throwable\",\"Traversable\",\"UnitEnum\",\"WeakReference\",\"WeakMap\",\"Directory\",\"__PHP_Incomplete_Class\",\"parent\",\"php_user_filter\",\"self\",\"static\",\"stdClass\"],v={keyword:_,literal:(W=>{let z=[];return W.forEach(g=>{z.push(g),g.toLowerCase()===g?z.push(g.toUpperCase()):z.push(g.toLowerCase())}),z})(p),built_in:m},R=W=>W.map(z=>z.replace(/\\|\\d+$/,\"\")),O={variants:[{match:[/new/,t.concat(E,\"+\"),t.concat(\"(?!\",R(m).join(\"\\\\b|\"),\"\\\\b)\"),s],scope:{1:\"keyword\",4:\"title.class\"}}]},U=t.concat(r,\"\\\\b(?!\\\\()\"),k={variants:[{match:[t.concat(/::/,t.lookahead(/(?!class\\b)/)),U],scope:{2:\"variable.constant\"}},{match:[/::/,/class/],scope:{2:\"variable.language\"}},{match:[s,t.concat(/::/,t.lookahead(/(?!class\\b)/)),U],scope:{1:\"title.class\",3:\"variable.constant\"}},{match:[s,t.concat(\"::\",t.lookahead(/(?!class\\b)/))],scope:{1:\"title.class\"}},{match:[s,/::/,/class/],scope:{1:\"title.class\",3:\"variable.language\"}}]},B={scope:\"attr\",match:t.concat(r,t.lookahead(\":\"),t.lookahead(/(?!::)/))},H={relevance:0,begin:/\\(/,end:/\\)/,keywords:v,contains:[B,i,k,e.C_BLOCK_COMMENT_MODE,f,d,O]},V={relevance:0,match:[/\\b/,t.concat(\"(?!fn\\\\b|function\\\\b|\",R(_).join(\"\\\\b|\"),\"|\",R(m).join(\"\\\\b|\"),\"\\\\b)\"),r,t.concat(E,\"*\"),t.lookahead(/(?=\\()/)],scope:{3:\"title.function.invoke\"},contains:[H]};H.contains.push(V);let J=[B,k,e.C_BLOCK_COMMENT_MODE,f,d,O],ee={begin:t.concat(/#\\[\\s*\\\\?/,t.either(s,a)),beginScope:\"meta\",end:/]/,endScope:\"meta\",keywords:{literal:p,keyword:[\"new\",\"array\"]},contains:[{begin:/\\[/,end:/]/,keywords:{literal:p,keyword:[\"new\",\"array\"]},contains:[\"self\",...J]},...J,{scope:\"meta\",variants:[{match:s},{match:a}]}]};return{case_insensitive:!1,keywords:v,contains:[ee,e.HASH_COMMENT_MODE,e.COMMENT(\"//\",\"$\"),e.COMMENT(\"/\\\\*\",\"\\\\*/\",{contains:[{scope:\"doctag\",match:\"@[A-Za-z]+\"}]}),{match:/__halt_compiler\\(\\);/,keywords:\"__halt_compiler\",starts:{scope:\"comment\",end:e.MATCH_NOTHING_RE,contains:[{match:/\\?>/,scope:\"meta\",endsParent:!0}]}},o,{scope:\"variable.language\",match:/\\$this\\b/},i,V,k,{match:[/const/,/\\s/,r],scope:{1:\"keyword\",3:\"variable.constant\"}},O,{scope:\"function\",relevance:0,beginKeywords:\"fn function\",end:/[;{]/,excludeEnd:!0,illegal:\"[$%\\\\[]\",contains:[{beginKeywords:\"use\"},e.UNDERSCORE_TITLE_MODE,{begin:\"=>\",endsParent:!0},{scope:\"params\",begin:\"\\\\(\",end:\"\\\\)\",excludeBegin:!0,excludeEnd:!0,keywords:v,contains:[\"self\",ee,i,k,e.C_BLOCK_COMMENT_MODE,f,d]}]},{scope:\"class\",variants:[{beginKeywords:\"enum\",illegal:/[($\"]/},{beginKeywords:\"class interface trait\",illegal:/[:($\"]/}],relevance:0,end:/\\{/,excludeEnd:!0,contains:[{beginKeywords:\"extends implements\"},e.UNDERSCORE_TITLE_MODE]},{beginKeywords:\"namespace\",relevance:0,end:\";\",illegal:/[.']/,contains:[e.inherit(e.UNDERSCORE_TITLE_MODE,{scope:\"title.class\"})]},{beginKeywords:\"use\",relevance:0,end:\";\",contains:[{match:/\\b(as|const|function)\\b/,scope:\"keyword\"},e.UNDERSCORE_TITLE_MODE]},f,d]}}function nn(e){let t=e.regex,n=/[\\p{XID_Start}_]\\p{XID_Continue}*/u,r=[\"and\",\"as\",\"assert\",\"async\",\"await\",\"break\",\"case\",\"class\",\"continue\",\"def\",\"del\",\"elif\",\"else\",\"except\",\"finally\",\"for\",\"from\",\"global\",\"if\",\"import\",\"in\",\"is\",\"lambda\",\"match\",\"nonlocal|10\",\"not\",\"or\",\"pass\",\"raise\",\"return\",\"try\",\"while\",\"with\",\"yield\"],o={$pattern:/[A-Za-z]\\w+|__\\w+__/,keyword:r,built_in:[\"__import__\",\"abs\",\"all\",\"any\",\"ascii\",\"bin\",\"bool\",\"breakpoint\",\"bytearray\",\"bytes\",\"callable\",\"chr\",\"classmethod\",\"compile\",\"complex\",\"delattr\",\"dict\",\"dir\",\"divmod\",\"enumerate\",\"eval\",\"exec\",\"filter\",\"float\",\"format\",\"frozenset\",\"getattr\",\"globals\",\"hasattr\",\"hash\",\"help\",\"hex\",\"id\",\"input\",\"int\",\"isinstance\",\"issubclass\",\"iter\",\"len\",\"list\",\"locals\",\"map\",\"max\",\"memoryview\",\"min\",\"next\",\"object\",\"oct\",\"open\",\"ord\",\"pow\",\"print\",\"property\",\"range\",\"repr\",\"reversed\",\"round\",\"set\",\"setattr\",\"slice\",\"sorted\",\"staticmethod\",\"str\",\"sum\",\"super\",\"tuple\",\"type\",\"vars\",\"zip\"],literal:[\"__debug__\",\"Ellipsis\",\"False\",\"None\",\"NotImplemented\",\"True\"],type:[\"Any\",\"Callable\",\"Coroutine\",\"Dict\",\"List\",\"Literal\",\"Generic\",\"Optional\",\"Sequence\",\"Set\",\"Tuple\",\"Type\",\"Union\"]},c={className:\"meta\",begin:/^(>>>|\\.\\.\\.) /},l={className:\"subst\",begin:/\\{/,end:/\\}/,keywords:o,illegal:/#/},u={begin:/\\{\\{/,relevance:0},h={className:\"string\",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?'''/,end:/'''/,contains:[e.BACKSLASH_ESCAPE,c],relevance:10},{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?\"\"\"/,end:/\"\"\"/,contains:[e.BACKSLASH_ESCAPE,c],relevance:10},{begin:/([fF][rR]|[rR][fF]|[fF])'''/,end:/'''/,contains:[e.BACKSLASH_ESCAPE,c,u,l]},{begin:/([fF][rR]|[rR][fF]|[fF])\"\"\"/,end:/\"\"\"/,contains:[e.BACKSLASH_ESCAPE,c,u,l]},{begin:/([uU]|[rR])'/,end:/'/,relevance:10},{begin:/([uU]|[rR])\"/,end:/\"/,relevance:10},{begin:/([bB]|[bB][rR]|[rR][bB])'/,end:/'/},{begin:/([bB]|[bB][rR]|[rR][bB])\"/,end:/\"/},{begin:/([fF][rR]|[rR][fF]|[fF])'/,end:/'/,contains:[e.BACKSLASH_ESCAPE,u,l]},{begin:/([fF][rR]|[rR][fF]|[fF])\"/,end:/\"/,contains:[e.BACKSLASH_ESCAPE,u,l]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},b=\"[0-9](_?[0-9])*\",E=`(\\\\b(${b}))?\\\\.(${b})|\\\\b(${b})\\\\.`,f=`\\\\b|${r.join(\"|\")}`,d={className:\"number\",relevance:0,variants:[{begin:`(\\\\b(${b})|(${E}))[eE][+-]?(${b})[jJ]?(?=${f})`},{begin:`(${E})[jJ]?`},{begin:`\\\\b([1-9](_?[0-9])*|0+(_?0)*)[lLjJ]?(?=${f})`},{begin:`\\\\b0[bB](_?[01])+[lL]?(?=${f})`},{begin:`\\\\b0[oO](_?[0-7])+[lL]?(?=${f})`},{begin:`\\\\b0[xX](_?[0-9a-fA-F])+[lL]?(?=${f})`},{begin:`\\\\b(${b})[jJ](?=${f})`}]},p={className:\"comment\",begin:t.lookahead(/# type:/),end:/$/,keywords:o,contains:[{begin:/# type:/},{begin:/#/,end:/\\b\\B/,endsWithParent:!0}]},_={className:\"params\",variants:[{className:\"\",begin:/\\(\\s*\\)/,skip:!0},{begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:o,contains:[\"self\",c,d,h,e.HASH_COMMENT_MODE]}]};return l.contains=[h,d,c],{name:\"Python\",aliases:[\"py\",\"gyp\",\"ipython\"],unicodeRegex:!0,keywords:o,illegal:/(<\\/|\\?)|=>/,contains:[c,d,{scope:\"variable.language\",match:/\\bself\\b/},{beginKeywords:\"if\",relevance:0},{match:/\\bor\\b/,scope:\"keyword\"},h,p,e.HASH_COMMENT_MODE,{match:[/\\bdef/,/\\s+/,n],scope:{1:\"keyword\",3:\"title.function\"},contains:[_]},{variants:[{match:[/\\bclass/,/\\s+/,n,/\\s*/,/\\(\\s*/,n,/\\s*\\)/]},{match:[/\\bclass/,/\\s+/,n]}],scope:{1:\"keyword\",3:\"title.class\",6:\"title.class.inherited\"}},{className:\"meta\",begin:/^[\\t ]*@/,end:/(?=#)|$/,contains:[d,_,h]}]}}function rn(e){let t=e.regex,n=\"([a-zA-Z_]\\\\w*[!?=]?|[-+~]@|<<|>>|=~|===?|<=>|[<>]=?|\\\\*\\\\*|[-/+%^&*~`|]|\\\\[\\\\]=?)\",r=t.either(/\\b([A-Z]+[a-z0-9]+)+/,/\\b([A-Z]+[a-z0-9]+)+[A-Z]+/),s=t.concat(r,/(::\\w+)*/),i={\"variable.constant\":[\"__FILE__\",\"__LINE__\",\"__ENCODING__\"],\"variable.language\":[\"self\",\"super\"],keyword:[\"alias\",\"and\",\"begin\",\"BEGIN\",\"break\",\"case\",\"class\",\"defined\",\"do\",\"else\",\"elsif\",\"end\",\"END\",\"ensure\",\"for\",\"if\",\"in\",\"module\",\"next\",\"not\",\"or\",\"redo\",\"require\",\"rescue\",\"retry\",\"return\",\"then\",\"undef\",\"unless\",\"until\",\"when\",\"while\",\"yield\",...[\"include\",\"extend\",\"prepend\",\"public\",\"private\",\"protected\",\"raise\",\"throw\"]],built_in:[\"proc\",\"lambda\",\"attr_accessor\",\"attr_reader\",\"attr_writer\",\"define_method\",\"private_constant\",\"module_function\"],literal:[\"true\",\"false\",\"nil\"]},o={className:\"doctag\",begin:\"@[A-Za-z]+\"},c={begin:\"#<\",end:\">\"},l=[e.COMMENT(\"#\",\"$\",{contains:[o]}),e.COMMENT(\"^=begin\",\"^=end\",{contains:[o],relevance:10}),e.COMMENT(\"^__END__\",e.MATCH_NOTHING_RE)],u={className:\"subst\",begin:/#\\{/,end:/\\}/,keywords:i},h={className:\"string\",contains:[e.BACKSLASH_ESCAPE,u],variants:[{begin:/'/,end:/'/},{begin:/\"/,end:/\"/},{begin:/`/,end:/`/},{begin:/%[qQwWx]?\\(/,end:/\\)/},{begin:/%[qQwWx]?\\[/,end:/\\]/},{begin:/%[qQwWx]?\\{/,end:/\\}/},{begin:/%[qQwWx]?</,end:/>/},{begin:/%[qQwWx]?\\//,end:/\\//},{begin:/%[qQwWx]?%/,end:/%/},{begin:/%[qQwWx]?-/,end:/-/},{begin:/%[qQwWx]?\\|/,end:/\\|/},{begin:/\\B\\?(\\\\\\d{1,3})/},{begin:/\\B\\?(\\\\x[A-Fa-f0-9]{1,2})/},{begin:/\\B\\?(\\\\u\\{?[A-Fa-f0-9]{1,6}\\}?)/},{begin:/\\B\\?(\\\\M-\\\\C-|\\\\M-\\\\c|\\\\c\\\\M-|\\\\M-|\\\\C-\\\\M-)[\\x20-\\x7e]/},{begin:/\\B\\?\\\\(c|C-)[\\x20-\\x7e]/},{begin:/\\B\\?\\\\?\\S/},{begin:t.concat(/<<[-~]?'?/,t.lookahead(/(\\w+)(?=\\W)[^\\n]*\\n(?:[^\\n]*\\n)*?\\s*\\1\\b/)),contains:[e.END_SAME_AS_BEGIN({begin:/(\\w+)/,end:/(\\w+)/,contains:[e.BACKSLASH_ESCAPE,u]})]}]},b=\"[1-9](_?[0-9])*|0\",E=\"[0-9](_?[0-9])*\",f={className:\"number\",relevance:0,variants:[{begin:`\\\\b(${b})(\\\\.(${E}))?([eE][+-]?(${E})|r)?i?\\\\b`},{begin:\"\\\\b0[dD][0-9](_?[0-9])*r?i?\\\\b\"},{begin:\"\\\\b0[bB][0-1](_?[0-1])*r?i?\\\\b\"},{begin:\"\\\\b0[oO][0-7](_?[0-7])*r?i?\\\\b\"},{begin:\"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*r?i?\\\\b\"},{begin:\"\\\\b0(_?[0-7])+r?i?\\\\b\"}]},d={variants:[{match:/\\(\\)/},{className:\"params\",begin:/\\(/,end:/(?=\\))/,excludeBegin:!0,endsParent:!0,keywords:i}]},O=[h,{variants:[{match:[/class\\s+/,s,/\\s+<\\s+/,s]},{match:[/\\b(class|module)\\s+/,s]}],scope:{2:\"title.class\",4:\"title.class.inherited\"},keywords:i},{match:[/(include|extend)\\s+/,s],scope:{2:\"title.class\"},keywords:i},{relevance:0,match:[s,/\\.new[. (]/],scope:{1:\"title.class\"}},{relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:\"variable.constant\"},{relevance:0,match:r,scope:\"title.class\"},{match:[/def/,/\\s+/,n],scope:{1:\"keyword\",3:\"title.function\"},contains:[d]},{begin:e.IDENT_RE+\"::\"},{className:\"symbol\",begin:e.UNDERSCORE_IDENT_RE+\"(!|\\\\?)?:\",relevance:0},{className:\"symbol\",begin:\":(?!\\\\s)\",contains:[h,{begin:n}],relevance:0},f,{className:\"variable\",begin:\"(\\\\$\\\\W)|((\\\\$|@@?)(\\\\w+))(?=[^@$?])(?![A-Za-z])(?![@$?'])\"},{className:\"params\",begin:/\\|(?!=)/,end:/\\|/,excludeBegin:!0,excludeEnd:!0,relevance:0,keywords:i},{begin:\"(\"+e.RE_STARTERS_RE+\"|unless)\\\\s*\",keywords:\"unless\",contains:[{className:\"regexp\",contains:[e.BACKSLASH_ESCAPE,u],illegal:/\\n/,variants:[{begin:\"/\",end:\"/[a-z]*\"},{begin:/%r\\{/,end:/\\}[a-z]*/},{begin:\"%r\\\\(\",end:\"\\\\)[a-z]*\"},{begin:\"%r!\",end:\"![a-z]*\"},{begin:\"%r\\\\[\",end:\"\\\\][a-z]*\"}]}].concat(c,l),relevance:0}].concat(c,l);u.contains=O,d.contains=O;let H=[{begin:/^\\s*=>/,starts:{end:\"$\",contains:O}},{className:\"meta.prompt\",begin:\"^(\"+\"[>?]>\"+\"|\"+\"[\\\\w#]+\\\\(\\\\w+\\\\):\\\\d+:\\\\d+[>*]\"+\"|\"+\"(\\\\w+-)?\\\\d+\\\\.\\\\d+\\\\.\\\\d+(p\\\\d+)?[^\\\\d][^>]+>\"+\")(?=[ ])\",starts:{end:\"$\",keywords:i,contains:O}}];return l.unshift(c),{name:\"Ruby\",aliases:[\"rb\",\"gemspec\",\"podspec\",\"thor\",\"irb\"],keywords:i,illegal:/\\/\\*/,contains:[e.SHEBANG({binary:\"ruby\"})].concat(H).concat(l).concat(O)}}function sn(e){let t=e.regex,n=/(r#)?/,r=t.concat(n,e.UNDERSCORE_IDENT_RE),s=t.concat(n,e.IDENT_RE),a={className:\"title.function.invoke\",relevance:0,begin:t.concat(/\\b/,/(?!let|for|while|if|else|match\\b)/,s,t.lookahead(/\\s*\\(/))},i=\"([ui](8|16|32|64|128|size)|f(32|64))?\",o=[\"abstract\",\"as\",\"async\",\"await\",\"become\",\"box\",\"break\",\"const\",\"continue\",\"crate\",\"do\",\"dyn\",\"else\",\"enum\",\"extern\",\"false\",\"final\",\"fn\",\"for\",\"if\",\"impl\",\"in\",\"let\",\"loop\",\"macro\",\"match\",\"mod\",\"move\",\"mut\",\"override\",\"priv\",\"pub\",\"ref\",\"return\",\"self\",\"Self\",\"static\",\"struct\",\"super\",\"trait\",\"true\",\"try\",\"type\",\"typeof\",\"union\",\"unsafe\",\"unsized\",\"use\",\"virtual\",\"where\",\"while\",\"yield\"],c=[\"true\",\"false\",\"Some\",\"None\",\"Ok\",\"Err\"],l=[\"drop \",\"Copy\",\"Send\",\"Sized\",\"Sync\",\"Drop\",\"Fn\",\"FnMut\",\"FnOnce\",\"ToOwned\",\"Clone\",\"Debug\",\"PartialEq\",\"PartialOrd\",\"Eq\",\"Ord\",\"AsRef\",\"AsMut\",\"Into\",\"From\",\"Default\",\"Iterator\",\"Extend\",\"IntoIterator\",\"DoubleEndedIterator\",\"ExactSizeIterator\",\"SliceConcatExt\",\"ToString\",\"assert!\",\"assert_eq!\",\"bitflags!\",\"bytes!\",\"cfg!\",\"col!\",\"concat!\",\"concat_idents!\",\"debug_assert!\",\"debug_assert_eq!\",\"env!\",\"eprintln!\",\"panic!\",\"file!\",\"format!\",\"format_args!\",\"include_bytes!\",\"include_str!\",\"line!\",\"local_data_key!\",\"module_path!\",\"option_env!\",\"print!\",\"println!\",\"select!\",\"stringify!\",\"try!\",\"unimplemented!\",\"unreachable!\",\"vec!\",\"write!\",\"writeln!\",\"macro_rules!\",\"assert_ne!\",\"debug_assert_ne!\"],u=[\"i8\",\"i16\",\"i32\",\"i64\",\"i128\",\"isize\",\"u8\",\"u16\",\"u32\",\"u64\",\"u128\",\"usize\",\"f32\",\"f64\",\"str\",\"char\",\"bool\",\"Box\",\"Option\",\"Result\",\"String\",\"Vec\"];return{name:\"Rust\",aliases:[\"rs\"],keywords:{$pattern:e.IDENT_RE+\"!?\",type:u,keyword:o,literal:c,built_in:l},illegal:\"</\",contains:[e.C_LINE_COMMENT_MODE,e.COMMENT(\"/\\\\*\",\"\\\\*/\",{contains:[\"self\"]}),e.inherit(e.QUOTE_STRING_MODE,{begin:/b?\"/,illegal:null}),{className:\"symbol\",begin:/'[a-zA-Z_][a-zA-Z0-9_]*(?!')/},{scope:\"string\",variants:[{begin:/b?r(#*)\"(.|\\n)*?\"\\1(?!#)/},{begin:/b?'/,end:/'/,contains:[{scope:\"char.escape\",match:/\\\\('|\\w|x\\w{2}|u\\w{4}|U\\w{8})/}]}]},{className:\"number\",variants:[{begin:\"\\\\b0b([01_]+)\"+i},{begin:\"\\\\b0o([0-7_]+)\"+i},{begin:\"\\\\b0x([A-Fa-f0-9_]+)\"+i},{begin:\"\\\\b(\\\\d[\\\\d_]*(\\\\.[0-9_]+)?([eE][+-]?[0-9_]+)?)\"+i}],relevance:0},{begin:[/fn/,/\\s+/,r],className:{1:\"keyword\",3:\"title.function\"}},{className:\"meta\",begin:\"#!?\\\\[\",end:\"\\\\]\",contains:[{className:\"string\",begin:/\"/,end:/\"/,contains:[e.BACKSLASH_ESCAPE]}]},{begin:[/let/,/\\s+/,/(?:mut\\s+)?/,r],className:{1:\"keyword\",3:\"keyword\",4:\"variable\"}},{begin:[/for/,/\\s+/,r,/\\s+/,/in/],className:{1:\"keyword\",3:\"variable\",5:\"keyword\"}},{begin:[/type/,/\\s+/,r],className:{1:\"keyword\",3:\"title.class\"}},{begin:[/(?:trait|enum|struct|union|impl|for)/,/\\s+/,r],className:{1:\"keyword\",3:\"title.class\"}},{begin:e.IDENT_RE+\"::\",keywords:{keyword:\"Self\",built_in:l,type:u}},{className:\"punctuation\",begin:\"->\"},a]}}function an(e){let t=e.regex,n={className:\"meta\",begin:\"@[A-Za-z]+\"},r={className:\"subst\",variants:[{begin:\"\\\\$[A-Za-z0-9_]+\"},{begin:/\\$\\{/,end:/\\}/}]},s={className:\"string\",variants:[{begin:'\"\"\"',end:'\"\"\"'},{begin:'\"',end:'\"',illegal:\"\\\\n\",contains:[e.BACKSLASH_ESCAPE]},{begin:'[a-z]+\"',end:'\"',illegal:\"\\\\n\",contains:[e.BACKSLASH_ESCAPE,r]},{className:\"string\",begin:'[a-z]+\"\"\"',end:'\"\"\"',contains:[r],relevance:10}]},a={className:\"type\",begin:\"\\\\b[A-Z][A-Za-z0-9_]*\",relevance:0},i={className:\"title\",begin:/[^0-9\\n\\t \"'(),.`{}\\[\\]:;][^\\n\\t \"'(),.`{}\\[\\]:;]+|[^0-9\\n\\t \"'(),.`{}\\[\\]:;=]/,relevance:0},o={className:\"class\",beginKeywords:\"class object trait type\",end:/[:={\\[\\n;]/,excludeEnd:!0,contains:[e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{beginKeywords:\"extends with\",relevance:10},{begin:/\\[/,end:/\\]/,excludeBegin:!0,excludeEnd:!0,relevance:0,contains:[a,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{className:\"params\",begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,relevance:0,contains:[a,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},i]},c={className:\"function\",beginKeywords:\"def\",end:t.lookahead(/[:={\\[(\\n;]/),contains:[i]},l={begin:[/^\\s*/,\"extension\",/\\s+(?=[[(])/],beginScope:{2:\"keyword\"}},u={begin:[/^\\s*/,/end/,/\\s+/,/(extension\\b)?/],beginScope:{2:\"keyword\",4:\"keyword\"}},h=[{match:/\\.inline\\b/},{begin:/\\binline(?=\\s)/,keywords:\"inline\"}],b={begin:[/\\(\\s*/,/using/,/\\s+(?!\\))/],beginScope:{2:\"keyword\"}};return{name:\"Scala\",keywords:{literal:\"true false null\",keyword:\"type yield lazy override def with val var sealed abstract private trait object if then forSome for while do throw finally protected extends import final return else break new catch super class case package default try this match continue throws implicit export enum given transparent\"},contains:[{begin:[\"//>\",/\\s+/,/using/,/\\s+/,/\\S+/],beginScope:{1:\"comment\",3:\"keyword\",5:\"type\"},end:/$/,contains:[{className:\"string\",begin:/\\S+/}]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,s,a,c,o,e.C_NUMBER_MODE,l,u,...h,b,n]}}function on(e){let t=e.regex,n=e.COMMENT(\"--\",\"$\"),r={scope:\"string\",variants:[{begin:/'/,end:/'/,contains:[{match:/''/}]}]},s={begin:/\"/,end:/\"/,contains:[{match:/\"\"/}]},a=[\"true\",\"false\",\"unknown\"],i=[\"double precision\",\"large object\",\"with timezone\",\"without timezone\"],o=[\"bigint\",\"binary\",\"blob\",\"boolean\",\"char\",\"character\",\"clob\",\"date\",\"dec\",\"decfloat\",\"decimal\",\"float\",\"int\",\"integer\",\"interval\",\"nchar\",\"nclob\",\"national\",\"numeric\",\"real\",\"row\",\"smallint\",\"time\",\"timestamp\",\"varchar\",\"varying\",\"varbinary\"],c=[\"add\",\"asc\",\"collation\",\"desc\",\"final\",\"first\",\"last\",\"view\"],l=[\"abs\",\"acos\",\"all\",\"allocate\",\"alter\",\"and\",\"any\",\"are\",\"array\",\"array_agg\",\"array_max_cardinality\",\"as\",\"asensitive\",\"asin\",\"asymmetric\",\"at\",\"atan\",\"atomic\",\"authorization\",\"avg\",\"begin\",\"begin_frame\",\"begin_partition\",\"between\",\"bigint\",\"binary\",\"blob\",\"boolean\",\"both\",\"by\",\"call\",\"called\",\"cardinality\",\"cascaded\",\"case\",\"cast\",\"ceil\",\"ceiling\",\"char\",\"char_length\",\"character\",\"character_length\",\"check\",\"classifier\",\"clob\",\"close\",\"coalesce\",\"collate\",\"collect\",\"column\",\"commit\",\"condition\",\"connect\",\"constraint\",\"contains\",\"convert\",\"copy\",\"corr\",\"corresponding\",\"cos\",\"cosh\",\"count\",\"covar_pop\",\"covar_samp\",\"create\",\"cross\",\"cube\",\"cume_dist\",\"current\",\"current_catalog\",\"current_date\",\"current_default_transform_group\",\"current_path\",\"current_role\",\"current_row\",\"current_schema\",\"current_time\",\"current_timestamp\",\"current_path\",\"current_role\",\"current_transform_group_for_type\",\"current_user\",\"cursor\",\"cycle\",\"date\",\"day\",\"deallocate\",\"dec\",\"decimal\",\"decfloat\",\"declare\",\"default\",\"define\",\"delete\",\"dense_rank\",\"deref\",\"describe\",\"deterministic\",\"disconnect\",\"distinct\",\"double\",\"drop\",\"dynamic\",\"each\",\"element\",\"else\",\"empty\",\"end\",\"end_frame\",\"end_partition\",\"end-exec\",\"equals\",\"escape\",\"every\",\"except\",\"exec\",\"execute\",\"exists\",\"exp\",\"external\",\"extract\",\"false\",\"fetch\",\"filter\",\"first_value\",\"float\",\"floor\",\"for\",\"foreign\",\"frame_row\",\"free\",\"from\",\"full\",\"function\",\"fusion\",\"get\",\"global\",\"grant\",\"group\",\"grouping\",\"groups\",\"having\",\"hold\",\"hour\",\"identity\",\"in\",\"indicator\",\"initial\",\"inner\",\"inout\",\"insensitive\",\"insert\",\"int\",\"integer\",\"intersect\",\"intersection\",\"interval\",\"into\",\"is\",\"join\",\"json_array\",\"json_arrayagg\",\"json_exists\",\"json_object\",\"json_objectagg\",\"json_query\",\"json_table\",\"json_table_primitive\",\"json_value\",\"lag\",\"language\",\"large\",\"last_value\",\"lateral\",\"lead\",\"leading\",\"left\",\"like\",\"like_regex\",\"listagg\",\"ln\",\"local\",\"localtime\",\"localtimestamp\",\"log\",\"log10\",\"lower\",\"match\",\"match_number\",\"match_recognize\",\"matches\",\"max\",\"member\",\"merge\",\"method\",\"min\",\"minute\",\"mod\",\"modifies\",\"module\",\"month\",\"multiset\",\"national\",\"natural\",\"nchar\",\"nclob\",\"new\",\"no\",\"none\",\"normalize\",\"not\",\"nth_value\",\"ntile\",\"null\",\"nullif\",\"numeric\",\"octet_length\",\"occurrences_regex\",\"of\",\"offset\",\"old\",\"omit\",\"on\",\"one\",\"only\",\"open\",\"or\",\"order\",\"out\",\"outer\",\"over\",\"overlaps\",\"overlay\",\"parameter\",\"partition\",\"pattern\",\"per\",\"percent\",\"percent_rank\",\"percentile_cont\",\"percentile_disc\",\"period\",\"portion\",\"position\",\"position_regex\",\"power\",\"precedes\",\"precision\",\"prepare\",\"primary\",\"procedure\",\"ptf\",\"range\",\"rank\",\"reads\",\"real\",\"recursive\",\"ref\",\"references\",\"referencing\",\"regr_avgx\",\"regr_avgy\",\"regr_count\",\"regr_intercept\",\"regr_r2\",\"regr_slope\",\"regr_sxx\",\"regr_sxy\",\"regr_syy\",\"release\",\"result\",\"return\",\"returns\",\"revoke\",\"right\",\"rollback\",\"rollup\",\"row\",\"row_number\",\"rows\",\"running\",\"savepoint\",\"scope\",\"scroll\",\"search\",\"second\",\"seek\",\"select\",\"sensitive\",\"session_user\",\"set\",\"show\",\"similar\",\"sin\",\"sinh\",\"skip\",\"smallint\",\"some\",\"specific\",\"specifictype\",\"sql\",\"sqlexception\",\"sqlstate\",\"sqlwarning\",\"sqrt\",\"start\",\"static\",\"stddev_pop\",\"stddev_samp\",\"submultiset\",\"subset\",\"substring\",\"substring_regex\",\"succeeds\",\"sum\",\"symmetric\",\"system\",\"system_time\",\"system_user\",\"table\",\"tablesample\",\"tan\",\"tanh\",\"then\",\"time\",\"timestamp\",\"timezone_hour\",\"timezone_minute\",\"to\",\"trailing\",\"translate\",\"translate_regex\",\"translation\",\"treat\",\"trigger\",\"trim\",\"trim_array\",\"true\",\"truncate\",\"uescape\",\"union\",\"unique\",\"unknown\",\"unnest\",\"update\",\"upper\",\"user\",\"using\",\"value\",\"values\",\"value_of\",\"var_pop\",\"var_samp\",\"varbinary\",\"varchar\",\"varying\",\"versioning\",\"when\",\"whenever\",\"where\",\"width_bucket\",\"window\",\"with\",\"within\",\"without\",\"year\"],u=[\"abs\",\"acos\",\"array_agg\",\"asin\",\"atan\",\"avg\",\"cast\",\"ceil\",\"ceiling\",\"coalesce\",\"corr\",\"cos\",\"cosh\",\"count\",\"covar_pop\",\"covar_samp\",\"cume_dist\",\"dense_rank\",\"deref\",\"element\",\"exp\",\"extract\",\"first_value\",\"floor\",\"json_array\",\"json_arrayagg\",\"json_exists\",\"json_object\",\"json_objectagg\",\"json_query\",\"json_table\",\"json_table_primitive\",\"json_value\",\"lag\",\"last_value\",\"lead\",\"listagg\",\"ln\",\"log\",\"log10\",\"lower\",\"max\",\"min\",\"mod\",\"nth_value\",\"ntile\",\"nullif\",\"percent_rank\",\"percentile_cont\",\"percentile_disc\",\"position\",\"position_regex\",\"power\",\"rank\",\"regr_avgx\",\"regr_avgy\",\"regr_count\",\"regr_intercept\",\"regr_r2\",\"regr_slope\",\"regr_sxx\",\"regr_sxy\",\"regr_syy\",\"row_number\",\"sin\",\"sinh\",\"sqrt\",\"stddev_pop\",\"stddev_samp\",\"substring\",\"substring_regex\",\"sum\",\"tan\",\"tanh\",\"translate\",\"translate_regex\",\"treat\",\"trim\",\"trim_array\",\"unnest\",\"upper\",\"value_of\",\"var_pop\",\"var_samp\",\"width_bucket\"],h=[\"current_catalog\",\"current_date\",\"current_default_transform_group\",\"current_path\",\"current_role\",\"current_schema\",\"current_transform_group_for_type\",\"current_user\",\"session_user\",\"system_time\",\"system_user\",\"current_time\",\"localtime\",\"current_timestamp\",\"localtimestamp\"],b=[\"create table\",\"insert into\",\"primary key\",\"foreign key\",\"not null\",\"alter table\",\"add constraint\",\"grouping sets\",\"on overflow\",\"character set\",\"respect nulls\",\"ignore nulls\",\"nulls first\",\"nulls last\",\"depth first\",\"breadth first\"],E=u,f=[...l,...c].filter(R=>!u.includes(R)),d={scope:\"variable\",match:/@[a-z0-9][a-z0-9_]*/},p={scope:\"operator\",match:/[-+*/=%^~]|&&?|\\|\\|?|!=?|<(?:=>?|<|>)?|>[>=]?/,relevance:0},_={match:t.concat(/\\b/,t.either(...E),/\\s*\\(/),relevance:0,keywords:{built_in:E}};function m(R){return t.concat(/\\b/,t.either(...R.map(O=>O.replace(/\\s+/,\"\\\\s+\"))),/\\b/)}let w={scope:\"keyword\",match:m(b),relevance:0};function v(R,{exceptions:O,when:U}={}){let k=U;return O=O||[],R.map(B=>B.match(/\\|\\d+$/)||O.includes(B)?B:k(B)?`${B}|0`:B)}return{name:\"SQL\",case_insensitive:!0,illegal:/[{}]|<\\//,keywords:{$pattern:/\\b[\\w\\.]+/,keyword:v(f,{when:R=>R.length<3}),literal:a,type:o,built_in:h},contains:[{scope:\"type\",match:m(i)},w,_,d,r,s,e.C_NUMBER_MODE,e.C_BLOCK_COMMENT_MODE,n,p]}}function dn(e){return e?typeof e==\"string\"?e:e.source:null}function Te(e){return P(\"(?=\",e,\")\")}function P(...e){return e.map(n=>dn(n)).join(\"\")}function rs(e){let t=e[e.length-1];return typeof t==\"object\"&&t.constructor===Object?(e.splice(e.length-1,1),t):{}}function q(...e){return\"(\"+(rs(e).capture?\"\":\"?:\")+e.map(r=>dn(r)).join(\"|\")+\")\"}var ft=e=>P(/\\b/,e,/\\w$/.test(e)?/\\b/:/\\B/),ss=[\"Protocol\",\"Type\"].map(ft),cn=[\"init\",\"self\"].map(ft),is=[\"Any\",\"Self\"],ut=[\"actor\",\"any\",\"associatedtype\",\"async\",\"await\",/as\\?/,/as!/,\"as\",\"borrowing\",\"break\",\"case\",\"catch\",\"class\",\"consume\",\"consuming\",\"continue\",\"convenience\",\"copy\",\"default\",\"defer\",\"deinit\",\"didSet\",\"distributed\",\"do\",\"dynamic\",\"each\",\"else\",\"enum\",\"extension\",\"fallthrough\",/fileprivate\\(set\\)/,\"fileprivate\",\"final\",\"for\",\"func\",\"get\",\"guard\",\"if\",\"import\",\"indirect\",\"infix\",/init\\?/,/init!/,\"inout\",/internal\\(set\\)/,\"internal\",\"in\",\"is\",\"isolated\",\"nonisolated\",\"lazy\",\"let\",\"macro\",\"mutating\",\"nonmutating\",/open\\(set\\)/,\"open\",\"operator\",\"optional\",\"override\",\"package\",\"postfix\",\"precedencegroup\",\"prefix\",/private\\(set\\)/,\"private\",\"protocol\",/public\\(set\\)/,\"public\",\"repeat\",\"required\",\"rethrows\",\"return\",\"set\",\"some\",\"static\",\"struct\",\"subscript\",\"super\",\"switch\",\"throws\",\"throw\",/try\\?/,/try!/,\"try\",\"typealias\",/unowned\\(safe\\)/,/unowned\\(unsafe\\)/,\"unowned\",\"var\",\"weak\",\"where\",\"while\",\"willSet\"],ln=[\"false\",\"nil\",\"true\"],as=[\"assignment\",\"associativity\",\"higherThan\",\"left\",\"lowerThan\",\"none\",\"right\"],os=[\"#colorLiteral\",\"#column\",\"#dsohandle\",\"#else\",\"#elseif\",\"#endif\",\"#error\",\"#file\",\"#fileID\",\"#fileLiteral\",\"#filePath\",\"#function\",\"#if\",\"#imageLiteral\",\"#keyPath\",\"#line\",\"#selector\",\"#sourceLocation\",\"#warning\"],un=[\"abs\",\"all\",\"any\",\"assert\",\"assertionFailure\",\"debugPrint\",\"dump\",\"fatalError\",\"getVaList\",\"isKnownUniquelyReferenced\",\"max\",\"min\",\"numericCast\",\"pointwiseMax\",\"pointwiseMin\",\"precondition\",\"preconditionFailure\",\"print\",\"readLine\",\"repeatElement\",\"sequence\",\"stride\",\"swap\",\"swift_unboxFromSwiftValueWithType\",\"transcode\",\"type\",\"unsafeBitCast\",\"unsafeDowncast\",\"withExtendedLifetime\",\"withUnsafeMutablePointer\",\"withUnsafePointer\",\"withVaList\",\"withoutActuallyEscaping\",\"zip\"],fn=q(/[/=\\-+!*%<>&|^~?]/,/[\\u00A1-\\u00A7]/,/[\\u00A9\\u00AB]/,/[\\u00AC\\u00AE]/,/[\\u00B0\\u00B1]/,/[\\u00B6\\u00BB\\u00BF\\u00D7\\u00F7]/,/[\\u2016-\\u2017]/,/[\\u2020-\\u2027]/,/[\\u2030-\\u203E]/,/[\\u2041-\\u2053]/,/[\\u2055-\\u205E]/,/[\\u2190-\\u23FF]/,/[\\u2500-\\u2775]/,/[\\u2794-\\u2BFF]/,/[\\u2E00-\\u2E7F]/,/[\\u3001-\\u3003]/,/[\\u3008-\\u3020]/,/[\\u3030]/),gn=q(fn,/[\\u0300-\\u036F]/,/[\\u1DC0-\\u1DFF]/,/[\\u20D0-\\u20FF]/,/[\\uFE00-\\uFE0F]/,/[\\uFE20-\\uFE2F]/),dt=P(fn,gn,\"*\"),pn=q(/[a-zA-Z_]/,/[\\u00A8\\u00AA\\u00AD\\u00AF\\u00B2-\\u00B5\\u00B7-\\u00BA]/,/[\\u00BC-\\u00BE\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u00FF]/,/[\\u0100-\\u02FF\\u0370-\\u167F\\u1681-\\u180D\\u180F-\\u1DBF]/,/[\\u1E00-\\u1FFF]/,/[\\u200B-\\u200D\\u202A-\\u202E\\u203F-\\u2040\\u2054\\u2060-\\u206F]/,/[\\u2070-\\u20CF\\u2100-\\u218F\\u2460-\\u24FF\\u2776-\\u2793]/,/[\\u2C00-\\u2DFF\\u2E80-\\u2FFF]/,/[\\u3004-\\u3007\\u3021-\\u302F\\u3031-\\u303F\\u3040-\\uD7FF]/,/[\\uF900-\\uFD3D\\uFD40-\\uFDCF\\uFDF0-\\uFE1F\\uFE30-\\uFE44]/,/[\\uFE47-\\uFEFE\\uFF00-\\uFFFD]/),$e=q(pn,/\\d/,/[\\u0300-\\u036F\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]/),te=P(pn,$e,\"*\"),Fe=P(/[A-Z]/,$e,\"*\"),cs=[\"attached\",\"autoclosure\",P(/convention\\(/,q(\"swift\",\"block\",\"c\"),/\\)/),\"discardableResult\",\"dynamicCallable\",\"dynamicMemberLookup\",\"escaping\",\"freestanding\",\"frozen\",\"GKInspectable\",\"IBAction\",\"IBDesignable\",\"IBInspectable\",\"IBOutlet\",\"IBSegueAction\",\"inlinable\",\"main\",\"nonobjc\",\"NSApplicationMain\",\"NSCopying\",\"NSManaged\",P(/objc\\(/,te,/\\)/),\"objc\",\"objcMembers\",\"propertyWrapper\",\"requires_stored_property_inits\",\"resultBuilder\",\"Sendable\",\"testable\",\"UIApplicationMain\",\"unchecked\",\"unknown\",\"usableFromInline\",\"warn_unqualified_access\"],ls=[\"iOS\",\"iOSApplicationExtension\",\"macOS\",\"macOSApplicationExtension\",\"macCatalyst\",\"macCatalystApplicationExtension\",\"watchOS\",\"watchOSApplicationExtension\",\"tvOS\",\"tvOSApplicationExtension\",\"swift\"];function mn(e){let t={match:/\\s+/,relevance:0},n=e.COMMENT(\"/\\\\*\",\"\\\\*/\",{contains:[\"self\"]}),r=[e.C_LINE_COMMENT_MODE,n],s={match:[/\\./,q(...ss,...cn)],className:{2:\"keyword\"}},a={match:P(/\\./,q(...ut)),relevance:0},i=ut.filter(D=>typeof D==\"string\").concat([\"_|0\"]),o=ut.filter(D=>typeof D!=\"string\").concat(is).map(ft),c={variants:[{className:\"keyword\",match:q(...o,...cn)}]},l={$pattern:q(/\\b\\w+/,/#\\w+/),keyword:i.concat(os),literal:ln},u=[s,a,c],h={match:P(/\\./,q(...un)),relevance:0},b={className:\"built_in\",match:P(/\\b/,q(...un),/(?=\\()/)},E=[h,b],f={match:/->/,relevance:0},d={className:\"operator\",relevance:0,variants:[{match:dt},{match:`\\\\.(\\\\.|${gn})+`}]},p=[f,d],_=\"([0-9]_*)+\",m=\"([0-9a-fA-F]_*)+\",w={className:\"number\",relevance:0,variants:[{match:`\\\\b(${_})(\\\\.(${_}))?([eE][+-]?(${_}))?\\\\b`},{match:`\\\\b0x(${m})(\\\\.(${m}))?([pP][+-]?(${_}))?\\\\b`},{match:/\\b0o([0-7]_*)+\\b/},{match:/\\b0b([01]_*)+\\b/}]},v=(D=\"\")=>({className:\"subst\",variants:[{match:P(/\\\\/,D,/[0\\\\tnr\"']/)},{match:P(/\\\\/,D,/u\\{[0-9a-fA-F]{1,8}\\}/)}]}),R=(D=\"\")=>({className:\"subst\",match:P(/\\\\/,D,/[\\t ]*(?:[\\r\\n]|\\r\\n)/)}),O=(D=\"\")=>({className:\"subst\",label:\"interpol\",begin:P(/\\\\/,D,/\\(/),end:/\\)/}),U=(D=\"\")=>({begin:P(D,/\"\"\"/),end:P(/\"\"\"/,D),contains:[v(D),R(D),O(D)]}),k=(D=\"\")=>({begin:P(D,/\"/),end:P(/\"/,D),contains:[v(D),O(D)]}),B={className:\"string\",variants:[U(),U(\"#\"),U(\"##\"),U(\"###\"),k(),k(\"#\"),k(\"##\"),k(\"###\")]},H=[e.BACKSLASH_ESCAPE,{begin:/\\[/,end:/\\]/,relevance:0,contains:[e.BACKSLASH_ESCAPE]}],V={begin:/\\/[^\\s](?=[^/\\n]*\\/)/,end:/\\//,contains:H},J=D=>{let re=P(D,/\\//),x=P(/\\//,D);return{begin:re,end:x,contains:[...H,{scope:\"comment\",begin:`#(?!.*${x})`,end:/$/}]}},ee={scope:\"regexp\",variants:[J(\"###\"),J(\"##\"),J(\"#\"),V]},W={match:P(/`/,te,/`/)},z={className:\"variable\",match:/\\$\\d+/},g={className:\"variable\",match:`\\\\$${$e}+`},T=[W,z,g],N={match:/(@|#(un)?)available/,scope:\"keyword\",starts:{contains:[{begin:/\\(/,end:/\\)/,keywords:ls,contains:[...p,w,B]}]}},C={scope:\"keyword\",match:P(/@/,q(...cs),Te(q(/\\(/,/\\s+/)))},I={scope:\"meta\",match:P(/@/,te)},F=[N,C,I],G={match:Te(/\\b[A-Z]/),relevance:0,contains:[{className:\"type\",match:P(/(AV|CA|CF|CG|CI|CL|CM|CN|CT|MK|MP|MTK|MTL|NS|SCN|SK|UI|WK|XC)/,$e,\"+\")},{className:\"type\",match:Fe,relevance:0},{match:/[?!]+/,relevance:0},{match:/\\.\\.\\./,relevance:0},{match:P(/\\s+&\\s+/,Te(Fe)),relevance:0}]},Q={begin:/</,end:/>/,keywords:l,contains:[...r,...u,...F,f,G]};G.contains.push(Q);let Y={match:P(te,/\\s*:/),keywords:\"_|0\",relevance:0},X={begin:/\\(/,end:/\\)/,relevance:0,keywords:l,contains:[\"self\",Y,...r,ee,...u,...E,...p,w,B,...T,...F,G]},ue={begin:/</,end:/>/,keywords:\"repeat each\",contains:[...r,G]},xe={begin:q(Te(P(te,/\\s*:/)),Te(P(te,/\\s+/,te,/\\s*:/))),end:/:/,relevance:0,contains:[{className:\"keyword\",match:/\\b_\\b/},{className:\"params\",match:te}]},ye={begin:/\\(/,end:/\\)/,keywords:l,contains:[xe,...r,...u,...p,w,B,...F,G,X],endsParent:!0,illegal:/[\"']/},qe={match:[/(func|macro)/,/\\s+/,q(W.match,te,dt)],className:{1:\"keyword\",3:\"title.function\"},contains:[ue,ye,t],illegal:[/\\[/,/%/]},Ve={match:[/\\b(?:subscript|init[?!]?)/,/\\s*(?=[<(])/],className:{1:\"keyword\"},contains:[ue,ye,t],illegal:/\\[|%/},Xe={match:[/operator/,/\\s+/,dt],className:{1:\"keyword\",3:\"title\"}},Je={begin:[/precedencegroup/,/\\s+/,Fe],className:{1:\"keyword\",3:\"title\"},contains:[G],keywords:[...as,...ln],end:/}/},de={match:[/class\\b/,/\\s+/,/func\\b/,/\\s+/,/\\b[A-Za-z_][A-Za-z0-9_]*\\b/],scope:{1:\"keyword\",3:\"keyword\",5:\"title.function\"}},Re={match:[/class\\b/,/\\s+/,/var\\b/],scope:{1:\"keyword\",3:\"keyword\"}},j={begin:[/(struct|protocol|class|extension|enum|actor)/,/\\s+/,te,/\\s*/],beginScope:{1:\"keyword\",3:\"title.class\"},keywords:l,contains:[ue,...u,{begin:/:/,end:/\\{/,keywords:l,contains:[{scope:\"title.class.inherited\",match:Fe},...u],relevance:0}]};for(let D of B.variants){let re=D.contains.find(Ae=>Ae.label===\"interpol\");re.keywords=l;let x=[...u,...E,...p,w,B,...T];re.contains=[...x,{begin:/\\(/,end:/\\)/,contains:[\"self\",...x]}]}return{name:\"Swift\",keywords:l,contains:[...r,qe,Ve,de,Re,j,Xe,Je,{beginKeywords:\"import\",end:/$/,contains:[...r],relevance:0},ee,...u,...E,...p,w,B,...T,...F,G,X]}}var Ue=\"[A-Za-z$_][0-9A-Za-z$_]*\",hn=[\"as\",\"in\",\"of\",\"if\",\"for\",\"while\",\"finally\",\"var\",\"new\",\"function\",\"do\",\"return\",\"void\",\"else\",\"break\",\"catch\",\"instanceof\",\"with\",\"throw\",\"case\",\"default\",\"try\",\"switch\",\"continue\",\"typeof\",\"delete\",\"let\",\"yield\",\"const\",\"class\",\"debugger\",\"async\",\"await\",\"static\",\"import\",\"from\",\"export\",\"extends\",\"using\"],bn=[\"true\",\"false\",\"null\",\"undefined\",\"NaN\",\"Infinity\"],En=[\"Object\",\"Function\",\"Boolean\",\"Symbol\",\"Math\",\"Date\",\"Number\",\"BigInt\",\"String\",\"RegExp\",\"Array\",\"Float32Array\",\"Float64Array\",\"Int8Array\",\"Uint8Array\",\"Uint8ClampedArray\",\"Int16Array\",\"Int32Array\",\"Uint16Array\",\"Uint32Array\",\"BigInt64Array\",\"BigUint64Array\",\"Set\",\"Map\",\"WeakSet\",\"WeakMap\",\"ArrayBuffer\",\"SharedArrayBuffer\",\"Atomics\",\"DataView\",\"JSON\",\"Promise\",\"Generator\",\"GeneratorFunction\",\"AsyncFunction\",\"Reflect\",\"Proxy\",\"Intl\",\"WebAssembly\"],_n=[\"Error\",\"EvalError\",\"InternalError\",\"RangeError\",\"ReferenceError\",\"SyntaxError\",\"TypeError\",\"URIError\"],yn=[\"setInterval\",\"setTimeout\",\"clearInterval\",\"clearTimeout\",\"require\",\"exports\",\"eval\",\"isFinite\",\"isNaN\",\"parseFloat\",\"parseInt\",\"decodeURI\",\"decodeURIComponent\",\"encodeURI\",\"encodeURIComponent\",\"escape\",\"unescape\"],wn=[\"arguments\",\"this\",\"super\",\"console\",\"window\",\"document\",\"localStorage\",\"sessionStorage\",\"module\",\"global\"],Nn=[].concat(yn,En,_n);function us(e){let t=e.regex,n=(N,{after:C})=>{let I=\"</\"+N[0].slice(1);return N.input.indexOf(I,C)!==-1},r=Ue,s={begin:\"<>\",end:\"</>\"},a=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,i={begin:/<[A-Za-z0-9\\\\._:-]+/,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/>/,isTrulyOpeningTag:(N,C)=>{let I=N[0].length+N.index,F=N.input[I];if(F===\"<\"||F===\",\"){C.ignoreMatch();return}F===\">\"&&(n(N,{after:I})||C.ignoreMatch());let G,Q=N.input.substring(I);if(G=Q.match(/^\\s*=/)){C.ignoreMatch();return}if((G=Q.match(/^\\s+extends\\s+/))&&G.index===0){C.ignoreMatch();return}}},o={$pattern:Ue,keyword:hn,literal:bn,built_in:Nn,\"variable.language\":wn},c=\"[0-9](_?[0-9])*\",l=`\\\\.(${c})`,u=\"0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*\",h={className:\"number\",variants:[{begin:`(\\\\b(${u})((${l})|\\\\.)?|(${l}))[eE][+-]?(${c})\\\\b`},{begin:`\\\\b(${u})\\\\b((${l})\\\\b|\\\\.)?|(${l})\\\\b`},{begin:\"\\\\b(0|[1-9](_?[0-9])*)n\\\\b\"},{begin:\"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\\\b\"},{begin:\"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b\"},{begin:\"\\\\b0[oO][0-7](_?[0-7])*n?\\\\b\"},{begin:\"\\\\b0[0-7]+n?\\\\b\"}],relevance:0},b={className:\"subst\",begin:\"\\\\$\\\\{\",end:\"\\\\}\",keywords:o,contains:[]},E={begin:\".?html`\",end:\"\",starts:{end:\"`\",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,b],subLanguage:\"xml\"}},f={begin:\".?css`\",end:\"\",starts:{end:\"`\",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,b],subLanguage:\"css\"}},d={begin:\".?gql`\",end:\"\",starts:{end:\"`\",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,b],subLanguage:\"graphql\"}},p={className:\"string\",begin:\"`\",end:\"`\",contains:[e.BACKSLASH_ESCAPE,b]},m={className:\"comment\",variants:[e.COMMENT(/\\/\\*\\*(?!\\/)/,\"\\\\*/\",{relevance:0,contains:[{begin:\"(?=@[A-Za-z]+)\",relevance:0,contains:[{className:\"doctag\",begin:\"@[A-Za-z]+\"},{className:\"type\",begin:\"\\\\{\",end:\"\\\\}\",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:\"variable\",begin:r+\"(?=\\\\s*(-)|$)\",endsParent:!0,relevance:0},{begin:/(?=[^\\n])\\s/,relevance:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},w=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,f,d,p,{match:/\\$\\d+/},h];b.contains=w.concat({begin:/\\{/,end:/\\}/,keywords:o,contains:[\"self\"].concat(w)});let v=[].concat(m,b.contains),R=v.concat([{begin:/(\\s*)\\(/,end:/\\)/,keywords:o,contains:[\"self\"].concat(v)}]),O={className:\"params\",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:o,contains:R},U={variants:[{match:[/class/,/\\s+/,r,/\\s+/,/extends/,/\\s+/,t.concat(r,\"(\",t.concat(/\\./,r),\")*\")],scope:{1:\"keyword\",3:\"title.class\",5:\"keyword\",7:\"title.class.inherited\"}},{match:[/class/,/\\s+/,r],scope:{1:\"keyword\",3:\"title.class\"}}]},k={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/,/\\b[A-Z]{2,}([A-Z][a-z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\\d)*([A-Z][a-z]*)*/),className:\"title.class\",keywords:{_:[...En,..._n]}},B={label:\"use_strict\",className:\"meta\",relevance:10,begin:/^\\s*['\"]use (strict|asm)['\"]/},H={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\\()/]}],className:{1:\"keyword\",3:\"title.function\"},label:\"func.def\",contains:[O],illegal:/%/},V={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:\"variable.constant\"};function J(N){return t.concat(\"(?!\",N.join(\"|\"),\")\")}let ee={match:t.concat(/\\b/,J([...yn,\"super\",\"import\"].map(N=>`${N}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)),className:\"title.function\",relevance:0},W={begin:t.concat(/\\./,t.lookahead(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:\"prototype\",className:\"property\",relevance:0},z={match:[/get|set/,/\\s+/,r,/(?=\\()/],className:{1:\"keyword\",3:\"title.function\"},contains:[{begin:/\\(\\)/},O]},g=\"(\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)|\"+e.UNDERSCORE_IDENT_RE+\")\\\\s*=>\",T={match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(g)],keywords:\"async\",className:{1:\"keyword\",3:\"title.function\"},contains:[O]};return{name:\"JavaScript\",aliases:[\"js\",\"jsx\",\"mjs\",\"cjs\"],keywords:o,exports:{PARAMS_CONTAINS:R,CLASS_REFERENCE:k},illegal:/#(?![$_A-z])/,contains:[e.SHEBANG({label:\"shebang\",binary:\"node\",relevance:5}),B,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,f,d,p,m,{match:/\\$\\d+/},h,k,{scope:\"attr\",match:r+t.lookahead(\":\"),relevance:0},T,{begin:\"(\"+e.RE_STARTERS_RE+\"|\\\\b(case|return|throw)\\\\b)\\\\s*\",keywords:\"return throw case\",relevance:0,contains:[m,e.REGEXP_MODE,{className:\"function\",begin:g,returnBegin:!0,end:\"\\\\s*=>\",contains:[{className:\"params\",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\\(\\s*\\)/,skip:!0},{begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:o,contains:R}]}]},{begin:/,/,relevance:0},{match:/\\s+/,relevance:0},{variants:[{begin:s.begin,end:s.end},{match:a},{begin:i.begin,\"on:begin\":i.isTrulyOpeningTag,end:i.end}],subLanguage:\"xml\",contains:[{begin:i.begin,end:i.end,skip:!0,contains:[\"self\"]}]}]},H,{beginKeywords:\"while if switch catch for\"},{begin:\"\\\\b(?!function)\"+e.UNDERSCORE_IDENT_RE+\"\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\\s*\\\\{\",returnBegin:!0,label:\"func.def\",contains:[O,e.inherit(e.TITLE_MODE,{begin:r,className:\"title.function\"})]},{match:/\\.\\.\\./,relevance:0},W,{match:\"\\\\$\"+r,relevance:0},{match:[/\\bconstructor(?=\\s*\\()/],className:{1:\"title.function\"},contains:[O]},ee,V,U,z,{match:/\\$[(.]/}]}}function Tn(e){let t=e.regex,n=us(e),r=Ue,s=[\"any\",\"void\",\"number\",\"boolean\",\"string\",\"object\",\"never\",\"symbol\",\"bigint\",\"unknown\"],a={begin:[/namespace/,/\\s+/,e.IDENT_RE],beginScope:{1:\"keyword\",3:\"title.class\"}},i={beginKeywords:\"interface\",end:/\\{/,excludeEnd:!0,keywords:{keyword:\"interface extends\",built_in:s},contains:[n.exports.CLASS_REFERENCE]},o={className:\"meta\",relevance:10,begin:/^\\s*['\"]use strict['\"]/},c=[\"type\",\"interface\",\"public\",\"private\",\"protected\",\"implements\",\"declare\",\"abstract\",\"readonly\",\"enum\",\"override\",\"satisfies\"],l={$pattern:Ue,keyword:hn.concat(c),literal:bn,built_in:Nn.concat(s),\"variable.language\":wn},u={className:\"meta\",begin:\"@\"+r},h=(d,p,_)=>{let m=d.contains.findIndex(w=>w.label===p);if(m===-1)throw new Error(\"can not find mode to replace\");d.contains.splice(m,1,_)};Object.assign(n.keywords,l),n.exports.PARAMS_CONTAINS.push(u);let b=n.contains.find(d=>d.scope===\"attr\"),E=Object.assign({},b,{match:t.concat(r,t.lookahead(/\\s*\\?:/))});n.exports.PARAMS_CONTAINS.push([n.exports.CLASS_REFERENCE,b,E]),n.contains=n.contains.concat([u,a,i,E]),h(n,\"shebang\",e.SHEBANG()),h(n,\"use_strict\",o);let f=n.contains.find(d=>d.label===\"func.def\");return f.relevance=0,Object.assign(n,{name:\"TypeScript\",aliases:[\"ts\",\"tsx\",\"mts\",\"cts\"]}),n}function Sn(e){let t=e.regex,n=t.concat(/[\\p{L}_]/u,t.optional(/[\\p{L}0-9_.-]*:/u),/[\\p{L}0-9_.-]*/u),r=/[\\p{L}0-9._:-]+/u,s={className:\"symbol\",begin:/&[a-z]+;|&#[0-9]+;|&#x[a-f0-9]+;/},a={begin:/\\s/,contains:[{className:\"keyword\",begin:/#?[a-z_][a-z1-9_-]+/,illegal:/\\n/}]},i=e.inherit(a,{begin:/\\(/,end:/\\)/}),o=e.inherit(e.APOS_STRING_MODE,{className:\"string\"}),c=e.inherit(e.QUOTE_STRING_MODE,{className:\"string\"}),l={endsWithParent:!0,illegal:/</,relevance:0,contains:[{className:\"attr\",begin:r,relevance:0},{begin:/=\\s*/,relevance:0,contains:[{className:\"string\",endsParent:!0,variants:[{begin:/\"/,end:/\"/,contains:[s]},{begin:/'/,end:/'/,contains:[s]},{begin:/[^\\s\"'=<>`]+/}]}]}]};return{name:\"HTML, XML\",aliases:[\"html\",\"xhtml\",\"rss\",\"atom\",\"xjb\",\"xsd\",\"xsl\",\"plist\",\"wsf\",\"svg\"],case_insensitive:!0,unicodeRegex:!0,contains:[{className:\"meta\",begin:/<![a-z]/,end:/>/,relevance:10,contains:[a,c,o,i,{begin:/\\[/,end:/\\]/,contains:[{className:\"meta\",begin:/<![a-z]/,end:/>/,contains:[a,i,c,o]}]}]},e.COMMENT(/\\x3c!--/,/-->/,{relevance:10}),{begin:/<!\\[CDATA\\[/,end:/\\]\\]>/,relevance:10},s,{className:\"meta\",end:/\\?>/,variants:[{begin:/<\\?xml/,relevance:10,contains:[c]},{begin:/<\\?[a-z][a-z0-9]+/}]},{className:\"tag\",begin:/<style(?=\\s|>)/,end:/>/,keywords:{name:\"style\"},contains:[l],starts:{end:/<\\/style>/,returnEnd:!0,subLanguage:[\"css\",\"xml\"]}},{className:\"tag\",begin:/\\x3cscript(?=\\s|>)/,end:/>/,keywords:{name:\"script\"},contains:[l],starts:{end:/<\\/script>/,returnEnd:!0,subLanguage:[\"javascript\",\"handlebars\",\"xml\"]}},{className:\"tag\",begin:/<>|<\\/>/},{className:\"tag\",begin:t.concat(/</,t.lookahead(t.concat(n,t.either(/\\/>/,/>/,/\\s/)))),end:/\\/?>/,contains:[{className:\"name\",begin:n,relevance:0,starts:l}]},{className:\"tag\",begin:t.concat(/<\\//,t.lookahead(t.concat(n,/>/))),contains:[{className:\"name\",begin:n,relevance:0},{begin:/>/,relevance:0,endsParent:!0}]}]}}function vn(e){let t=\"true false yes no null\",n=\"[\\\\w#;/?:@&=+$,.~*'()[\\\\]]+\",r={className:\"attr\",variants:[{begin:/[\\w*@][\\w*@ :()\\./-]*:(?=[ \\t]|$)/},{begin:/\"[\\w*@][\\w*@ :()\\./-]*\":(?=[ \\t]|$)/},{begin:/'[\\w*@][\\w*@ :()\\./-]*':(?=[ \\t]|$)/}]},s={className:\"template-variable\",variants:[{begin:/\\{\\{/,end:/\\}\\}/},{begin:/%\\{/,end:/\\}/}]},a={className:\"string\",relevance:0,begin:/'/,end:/'/,contains:[{match:/''/,scope:\"char.escape\",relevance:0}]},i={className:\"string\",relevance:0,variants:[{begin:/\"/,end:/\"/},{begin:/\\S+/}],contains:[e.BACKSLASH_ESCAPE,s]},o=e.inherit(i,{variants:[{begin:/'/,end:/'/,contains:[{begin:/''/,relevance:0}]},{begin:/\"/,end:/\"/},{begin:/[^\\s,{}[\\]]+/}]}),b={className:\"number\",begin:\"\\\\b\"+\"[0-9]{4}(-[0-9][0-9]){0,2}\"+\"([Tt \\\\t][0-9][0-9]?(:[0-9][0-9]){2})?\"+\"(\\\\.[0-9]*)?\"+\"([ \\\\t])*(Z|[-+][0-9][0-9]?(:[0-9][0-9])?)?\"+\"\\\\b\"},E={end:\",\",endsWithParent:!0,excludeEnd:!0,keywords:t,relevance:0},f={begin:/\\{/,end:/\\}/,contains:[E],illegal:\"\\\\n\",relevance:0},d={begin:\"\\\\[\",end:\"\\\\]\",contains:[E],illegal:\"\\\\n\",relevance:0},p=[r,{className:\"meta\",begin:\"^---\\\\s*$\",relevance:10},{className:\"string\",begin:\"[\\\\|>]([1-9]?[+-])?[ ]*\\\\n( +)[^ ][^\\\\n]*\\\\n(\\\\2[^\\\\n]+\\\\n?)*\"},{begin:\"<%[%=-]?\",end:\"[%-]?%>\",subLanguage:\"ruby\",excludeBegin:!0,excludeEnd:!0,relevance:0},{className:\"type\",begin:\"!\\\\w+!\"+n},{className:\"type\",begin:\"!<\"+n+\">\"},{className:\"type\",begin:\"!\"+n},{className:\"type\",begin:\"!!\"+n},{className:\"meta\",begin:\"&\"+e.UNDERSCORE_IDENT_RE+\"$\"},{className:\"meta\",begin:\"\\\\*\"+e.UNDERSCORE_IDENT_RE+\"$\"},{className:\"bullet\",begin:\"-(?=[ ]|$)\",relevance:0},e.HASH_COMMENT_MODE,{beginKeywords:t,keywords:{literal:t}},b,{className:\"number\",begin:e.C_NUMBER_RE+\"\\\\b\",relevance:0},f,d,a,i],_=[...p];return _.pop(),_.push(o),E.contains=_,{name:\"YAML\",case_insensitive:!0,aliases:[\"yml\"],contains:p}}var xn={bash:Pt,c:Bt,cpp:Ft,csharp:$t,css:Ut,dockerfile:Gt,go:Wt,ini:zt,java:Zt,javascript:Jt,json:Qt,kotlin:jt,markdown:en,php:tn,python:nn,ruby:rn,rust:sn,scala:an,sql:on,swift:mn,typescript:Tn,xml:Sn,yaml:vn},ds={bash:\"sh bash zsh\",c:\"c h\",cpp:\"cc cpp cxx hh hpp hxx\",csharp:\"cs\",css:\"css\",dockerfile:\"dockerfile\",go:\"go\",ini:\"ini toml cfg\",java:\"java\",javascript:\"js mjs cjs jsx\",json:\"json\",kotlin:\"kt kts\",markdown:\"md\",php:\"php\",python:\"py pyi\",ruby:\"rb gemspec rakefile gemfile\",rust:\"rs\",scala:\"scala sc\",sql:\"sql\",swift:\"swift\",typescript:\"ts mts cts tsx\",xml:\"xml html htm svg vue\",yaml:\"yaml yml\"},fs=new Map(Object.entries(ds).flatMap(([e,t])=>t.split(\" \").map(n=>[n,e])));function Rn(e){return fs.get(e.toLowerCase().split(/[./]/).at(-1)??\"\")??null}var An=400,gs=.7;function On(e,t){let n={before:[],after:[]};if(e.length>An||t.length>An)return n;let r={before:[],after:[]},[s,a,i]=[0,0,0];for(let{value:o,added:c,removed:l}of ct(e,t))l&&r.before.push([s,s+o.length]),c&&r.after.push([a,a+o.length]),(c||l)&&(i+=o.length),c||(s+=o.length),l||(a+=o.length);return i>gs*(e.length+t.length)?n:r}var ps=/^@@ -\\d+(?:,(\\d+))? \\+\\d+(?:,(\\d+))? @@/,ms=/^(?:diff --git |index [0-9a-f]|--- \\S|\\+\\+\\+ \\S|(?:new|deleted) file mode |(?:old|new) mode |(?:dis)?similarity index |(?:rename|copy) (?:from|to) |Binary files )/;function Cn(e){let t=[],[n,r]=[0,0];for(let s of e.split(`\n`)){if(n>0||r>0){t.push(s),!s.startsWith(\"+\")&&!s.startsWith(\"\\\\\")&&n--,!s.startsWith(\"-\")&&!s.startsWith(\"\\\\\")&&r--;continue}let a=ps.exec(s);a!==null&&([n,r]=[Number(a[1]??1),Number(a[2]??1)]),(a!==null||ms.test(s)||s.startsWith(\"\\\\\"))&&t.push(s)}return t.map(s=>`${s}\n`).join(\"\")}var Jn=Ar(Xn(),1);var Qn=Jn.default;var jn={},ii=\"hljs-\";function Nt(e){let t=Qn.newInstance();return e&&a(e),{highlight:n,highlightAuto:r,listLanguages:s,register:a,registerAlias:i,registered:o};function n(c,l,u){let h=u||jn,b=typeof h.prefix==\"string\"?h.prefix:ii;if(!t.getLanguage(c))throw new Error(\"Unknown language: `\"+c+\"` is not registered\");t.configure({__emitter:wt,classPrefix:b});let E=t.highlight(l,{ignoreIllegals:!0,language:c});if(E.errorRaised)throw new Error(\"Could not highlight with `Highlight.js`\",{cause:E.errorRaised});let f=E._emitter.root,d=f.data;return d.language=E.language,d.relevance=E.relevance,f}function r(c,l){let h=(l||jn).subset||s(),b=-1,E=0,f;for(;++b<h.length;){let d=h[b];if(!t.getLanguage(d))continue;let p=n(d,c,l);p.data&&p.data.relevance!==void 0&&p.data.relevance>E&&(E=p.data.relevance,f=p)}return f||{type:\"root\",children:[],data:{language:void 0,relevance:E}}}function s(){return t.listLanguages()}function a(c,l){if(typeof c==\"string\")t.registerLanguage(c,l);else{let u;for(u in c)Object.hasOwn(c,u)&&t.registerLanguage(u,c[u])}}function i(c,l){if(typeof c==\"string\")t.registerAliases(typeof l==\"string\"?l:[...l],{languageName:c});else{let u;for(u in c)if(Object.hasOwn(c,u)){let h=c[u];t.registerAliases(typeof h==\"string\"?h:[...h],{languageName:u})}}}function o(c){return!!t.getLanguage(c)}}var wt=class{constructor(t){this.options=t,this.root={type:\"root\",children:[],data:{language:void 0,relevance:0}},this.stack=[this.root]}addText(t){if(t===\"\")return;let n=this.stack[this.stack.length-1],r=n.children[n.children.length-1];r&&r.type===\"text\"?r.value+=t:n.children.push({type:\"text\",value:t})}startScope(t){this.openNode(String(t))}endScope(){this.closeNode()}__addSublanguage(t,n){let r=this.stack[this.stack.length-1],s=t.root.children;n?r.children.push({type:\"element\",tagName:\"span\",properties:{className:[n]},children:s}):r.children.push(...s)}openNode(t){let n=this,r=t.split(\".\").map(function(i,o){return o?i+\"_\".repeat(o):n.options.classPrefix+i}),s=this.stack[this.stack.length-1],a={type:\"element\",tagName:\"span\",properties:{className:r},children:[]};s.children.push(a),this.stack.push(a)}closeNode(){this.stack.pop()}finalize(){}toHTML(){return\"\"}};var ai={keyword:\"word\",built_in:\"word\",literal:\"number\",number:\"number\",string:\"string\",regexp:\"string\",symbol:\"number\",char:\"string\",comment:\"remark\",doctag:\"remark\",meta:\"remark\",quote:\"remark\",title:\"title\",name:\"title\",section:\"title\",tag:\"word\",attr:\"number\",attribute:\"number\",type:\"title\",\"selector-class\":\"title\",\"selector-id\":\"title\",\"selector-tag\":\"word\",property:\"number\",variable:\"number\",bullet:\"number\",link:\"string\",code:\"string\"},oi=Nt(xn);function er(e,t){let n=[[]];for(let r of oi.highlight(t,e).children)tr(r,null,n);return n}function tr(e,t,n){if(e.type===\"element\"){let r=ci(e.properties.className)??t;for(let s of e.children)tr(s,r,n)}else if(e.type===\"text\")for(let[r,s]of e.value.split(`\n`).entries())r>0&&n.push([]),s!==\"\"&&n.at(-1)?.push({text:s,kind:t})}function ci(e){let[t]=Array.isArray(e)?e:[];return typeof t==\"string\"?ai[t.replace(/^hljs-/,\"\")]??null:null}function ir(e){try{let n=lt(Cn(e)).flatMap(li);return n.some(({kind:r})=>r===\"plus\"||r===\"minus\")?n:null}catch{return null}}function li({oldFileName:e,newFileName:t,hunks:n}){let r=ui(t===void 0||t===\"/dev/null\"?e??\"\":t);return[Tt(\"head\",`${r}${e===\"/dev/null\"?\" (new)\":t===\"/dev/null\"?\" (deleted)\":\"\"}`),...n.flatMap(a=>di(a,Rn(r)))]}function ui(e){return e.replace(/^[ab]\\//,\"\")}function Tt(e,t){return{kind:e,before:null,after:null,tokens:[{text:t,kind:null}],changed:[]}}function di({oldStart:e,oldLines:t,newStart:n,newLines:r,lines:s},a){let i=s.filter(b=>!b.startsWith(\"\\\\\")),o=nr(i,\"+\",a),c=nr(i,\"-\",a),[l,u]=[e,n],h=s.map(b=>{if(b.startsWith(\"\\\\\"))return Tt(\"place\",b.slice(2));if(b.startsWith(\"+\"))return{kind:\"plus\",before:null,after:u++,tokens:c.shift()??[],changed:[]};let E=o.shift()??[];return b.startsWith(\"-\")?{kind:\"minus\",before:l++,after:null,tokens:E,changed:[]}:{kind:\"same\",before:l++,after:u++,tokens:c.shift()??E,changed:[]}});return[Tt(\"place\",`@@ -${e},${t} +${n},${r} @@`),...fi(h)]}function nr(e,t,n){let r=e.filter(s=>!s.startsWith(t)).map(s=>s.slice(1));return n===null?r.map(s=>[{text:s,kind:null}]):er(r.join(`\n`),n)}function fi(e){for(let t=0;t<e.length;t++){let n=rr(e,t,\"minus\"),r=rr(e,t+n,\"plus\");if(n>0&&n===r)for(let s=t;s<t+n;s++)gi(e[s],e[s+n]);t+=Math.max(0,n+r-1)}return e}function rr(e,t,n){let r=0;for(;e[t+r]?.kind===n;)r++;return r}function gi(e,t){if(e===void 0||t===void 0)return;let n=On(sr(e),sr(t));e.changed=n.before,t.changed=n.after}function sr({tokens:e}){return e.map(({text:t})=>t).join(\"\")}var pi=4e5;function or(){for(let e of document.querySelectorAll(\"#candidates pre.patch\")){let t=e.closest(\"details\");t===null||t.open?ar(e):t.addEventListener(\"toggle\",()=>ar(e),{once:!0})}}function ar(e){let t=e.textContent,n=t.length>pi?null:ir(t);if(n===null)return;let r=e.getAttribute(\"aria-label\")??\"Patch\";e.replaceWith(A(\"div\",{class:\"diffs\",tabindex:\"0\",role:\"group\",\"aria-label\":r},A(\"table\",{class:\"diff\",\"aria-label\":r},A(\"tbody\",{},...n.map(hi)))))}var mi={head:\"\",place:\"\",same:\" \",plus:\"+\",minus:\"-\"};function hi({kind:e,before:t,after:n,tokens:r,changed:s}){if(e===\"head\"||e===\"place\")return A(\"tr\",{class:e},A(\"td\",{colspan:\"3\"},...r.map(({text:i})=>i)));let a=A(\"td\",{},mi[e],...bi(r,s));return A(\"tr\",{class:e},A(\"td\",{class:\"line\"},String(t??\"\")),A(\"td\",{class:\"line\"},String(n??\"\")),a)}function bi(e,t){let n=[],r=0;for(let{text:s,kind:a}of e){for(let{piece:i,isChanged:o}of Ei(s,r,t)){let c=a===null?i:A(\"span\",{class:`t-${a}`},i);n.push(o?A(\"mark\",{},c):c)}r+=s.length}return n}function Ei(e,t,n){let s=[...new Set([0,e.length,...n.flat().map(a=>a-t).filter(a=>a>0&&a<e.length)])].sort((a,i)=>a-i);return s.slice(0,-1).map((a,i)=>({piece:e.slice(a,s[i+1]),isChanged:n.some(([o,c])=>o<=t+a&&t+a<c)}))}function cr(e){let t=()=>{let n=/^#test-(\\d{1,7})$/.exec(location.hash)?.[1];n!==void 0?e?.showTest(Number(n)):_i(document.getElementById(location.hash.slice(1)))};addEventListener(\"hashchange\",t),document.addEventListener(\"click\",({target:n})=>{n instanceof Element&&n.closest(\"a\")?.getAttribute(\"href\")===location.hash&&t()}),location.hash!==\"\"&&t()}function _i(e){if(e!==null){for(let t=e.closest(\"details\");t!==null;t=t.parentElement?.closest(\"details\")??null)t.open=!0;e.scrollIntoView()}}var yi=[\"report-empty\",\"report-missing\",\"report-stale\",\"report-unparseable\"];var vo=[...yi,\"no-test-ran\",\"no-testcases\",\"unknown-status\"];var Ke=120;function lr({suite:e,name:t}){return t===\"\"?`${we(e,Ke)} (did not load)`:e===\"\"?we(t,Ke):`${we(e,Ke)} > ${we(t,Ke)}`}function dr(e){let{baseline:t,replay:n,candidates:r}=e;return[...[[\"baseline\",t.result],...n.baseline===null?[]:[[\"replay-baseline\",n.baseline]],[\"replay\",n.result]].flatMap(([a,i])=>i===null?[]:[ur(a,i,null)]),...r.flatMap(a=>a.result===null?[]:[ur(a.id,a.result,a)])]}function ur(e,t,n){return{world:e,results:t.results,flaky:Ti(t),fixed:new Set(n?.fixed),broken:new Set(n?.broken),missing:new Set(n?.missing)}}function Ti({results:e,attempts:t}){let n=new Set,[r,...s]=t.map(a=>a.results);for(let a=0;a<e.length;a++)(e[a]===\"P\"||s.some(i=>i[a]!==r?.[a]))&&n.add(a);return n}var Si={p:{word:\"pass\",style:\"passed\"},P:{word:\"flaky pass\",style:\"other\"},f:{word:\"fail\",style:\"failed\"},e:{word:\"error\",style:\"failed\"},s:{word:\"skipped\",style:\"other\"},t:{word:\"todo\",style:\"other\"},\"-\":{word:\"absent\",style:\"absent\"}};function fr({results:e,flaky:t,fixed:n,broken:r,missing:s},a){if(n.has(a))return{word:\"fixed\",style:\"fixed\"};if(r.has(a))return{word:\"broken\",style:\"broken\"};if(s.has(a))return{word:\"missing\",style:\"broken\"};let i=Si[e[a]??\"-\"]??{word:\"unknown\",style:\"other\"};return t.has(a)&&e[a]!==\"P\"?{word:`${i.word}, flaky`,style:\"other\"}:i}var gr=[\"all\",\"failing\",\"fixed\",\"broken\",\"missing\",\"flaky\",\"differing\"];function pr(e,t){let n={all:[],failing:[],fixed:[],broken:[],missing:[],flaky:[],differing:[]},r=t.find(({world:s})=>s===\"baseline\");for(let s=0;s<e;s++){n.all.push(s),vi(r?.results[s])&&n.failing.push(s),t.some(({results:a})=>a[s]!==t[0]?.results[s])&&n.differing.push(s);for(let a of[\"fixed\",\"broken\",\"missing\",\"flaky\"])t.some(i=>i[a].has(s))&&n[a].push(s)}return n}function vi(e){return e===\"f\"||e===\"e\"}var Ze=50,Ye=class{worlds;#e;#n;#i=new Map;constructor(t){this.worlds=dr(t),this.#e=t.tests.length,this.#n=t.tests.map(({suite:n,name:r})=>tt(`${n} ${r}`).toLowerCase())}select({filter:t,world:n,words:r,page:s}){let a=this.#a(n),i=r.toLowerCase().split(/\\s+/).filter(h=>h!==\"\"),o=i.length===0?a[t]:a[t].filter(h=>i.every(b=>this.#n[h]?.includes(b))),c=Math.max(1,Math.ceil(o.length/Ze)),l=Math.min(Math.max(0,s),c-1),u=l*Ze;return{tests:o.slice(u,u+Ze),total:o.length,first:u,pages:c,page:l,counts:xi(a)}}pageOf(t){return Math.floor(Math.min(t,this.#e-1)/Ze)}#a(t){let n=this.#i.get(t);if(n!==void 0)return n;let r=t===null?this.worlds:this.worlds.filter(a=>a.world===\"baseline\"||a.world===t),s=pr(this.#e,r);return this.#i.set(t,s),s}};function xi(e){let{all:t,failing:n,fixed:r,broken:s,missing:a,flaky:i,differing:o}=e;return{all:t.length,failing:n.length,fixed:r.length,broken:s.length,missing:a.length,flaky:i.length,differing:o.length}}var Ri={all:\"All\",failing:\"Failing on the baseline\",fixed:\"Fixed\",broken:\"Broken\",missing:\"Missing\",flaky:\"Flaky\",differing:\"Differing\"},Ai=14,Oi=5.6;function mr({evidence:e}){let t=document.getElementById(\"matrix\");return t===null||e.tests.length===0?null:new St(t,new Ye(e),e.tests)}var St=class{#e;#n;#i=A(\"tbody\");#a=A(\"p\",{class:\"note\",role:\"status\"});#c;#r;#o=A(\"input\",{type:\"search\",placeholder:\"Find tests\",\"aria-label\":\"Find tests by words of their names\"});#l=fe(\"Previous\",()=>this.#s({page:this.#t.page-1}));#u=fe(\"Next\",()=>this.#s({page:this.#t.page+1}));#t={filter:\"all\",world:null,words:\"\",page:0};constructor(t,n,r){this.#e=n,this.#n=r,this.#c=gr.map(s=>[s,fe(\"\",()=>this.#s({filter:s,page:0}))]),this.#r=A(\"select\",{},A(\"option\",{value:\"\"},\"any world\"),...n.worlds.map(({world:s})=>A(\"option\",{value:s},s))),this.#r.addEventListener(\"change\",()=>this.#s({world:this.#r.value===\"\"?null:this.#r.value,page:0})),this.#o.addEventListener(\"input\",()=>this.#s({words:this.#o.value,page:0})),t.replaceChildren(this.#f(),this.#a,this.#g(),A(\"div\",{class:\"bar\"},this.#l,this.#u)),this.#d()}showTest(t){if(t>=this.#n.length)return;this.#o.value=\"\",this.#r.value=\"\",this.#s({filter:\"all\",world:null,words:\"\",page:this.#e.pageOf(t)});let n=document.getElementById(`test-${t}`);n?.classList.add(\"target\"),n?.scrollIntoView({block:\"center\"})}#f(){let t=A(\"div\",{class:\"bar\",role:\"group\",\"aria-label\":\"Show tests that are\"},...this.#c.map(([,n])=>n));return A(\"div\",{},t,A(\"div\",{class:\"bar\"},A(\"label\",{},\"in\",this.#r),A(\"div\",{class:\"grow\"},this.#o)))}#g(){let t=this.#e.worlds.map(({world:r})=>A(\"th\",{scope:\"col\"},r)),n=A(\"table\",{class:\"steady\"},A(\"thead\",{},A(\"tr\",{},A(\"th\",{scope:\"col\"},\"Test\"),...t)),this.#i);return n.style.minWidth=`${Ai+Oi*this.#e.worlds.length}rem`,A(\"div\",{class:\"scroll\",role:\"group\",\"aria-label\":\"Tests in all worlds\",tabindex:\"0\"},n)}#s(t){this.#t={...this.#t,...t},this.#d()}#d(){let t=this.#e.select(this.#t);this.#t.page=t.page,this.#i.replaceChildren(...t.tests.map(n=>Mi(this.#n[n],n,this.#e.worlds))),this.#a.textContent=Ci(t),this.#l.disabled=t.page===0,this.#u.disabled=t.page>=t.pages-1;for(let[n,r]of this.#c)r.textContent=`${Ri[n]} ${t.counts[n]}`,r.setAttribute(\"aria-pressed\",String(n===this.#t.filter))}};function Ci({tests:e,total:t,first:n}){return t===0?\"No such test.\":`Tests ${n+1} to ${n+e.length} of ${t}.`}function Mi(e,t,n){let r=e===void 0?\"\":lr(e),s=n.map(a=>{let{word:i,style:o}=fr(a,t);return A(\"td\",{class:o},i)});return A(\"tr\",{id:`test-${t}`},A(\"th\",{scope:\"row\"},A(\"a\",{href:`#test-${t}`},A(\"bdi\",{},r))),...s)}function hr(){let e=[];addEventListener(\"beforeprint\",()=>{e=[...document.querySelectorAll(\"details:not([open])\")];for(let t of e)t.open=!0}),addEventListener(\"afterprint\",()=>{for(let t of e)t.open=!1})}var ki=[[\"\",\"System colours\"],[\"light\",\"Light\"],[\"dark\",\"Dark\"]];function br(){let e=A(\"select\",{\"aria-label\":\"Colours\"},...ki.map(([t,n])=>A(\"option\",{value:t},n)));e.addEventListener(\"change\",()=>{document.documentElement.dataset.theme=e.value}),document.getElementById(\"controls\")?.append(e)}var Ii={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0]};function Er(){let e=[...document.querySelectorAll(\"#timeline .lane\")].map(a=>[...a.querySelectorAll(\".stage\")]),t=document.getElementById(\"stage\"),[n]=e.flat();if(t===null||n===void 0)return;t.textContent=\"Point at a stage, or walk through them with the arrow keys.\";for(let a of e.flat())a.setAttribute(\"tabindex\",a===n?\"0\":\"-1\");let r=({target:a})=>{let i=a instanceof SVGElement?a.getAttribute(\"aria-label\"):null;i!==null&&a!==null&&(t.textContent=i)},s=n.closest(\"svg\");s?.addEventListener(\"pointerover\",r),s?.addEventListener(\"focusin\",r),s?.addEventListener(\"keydown\",a=>{let i=Li(e,a.target,Ii[a.key]??null);if(i!==null){a.preventDefault();for(let o of e.flat())o.setAttribute(\"tabindex\",o===i?\"0\":\"-1\");i.focus()}})}function Li(e,t,n){let r=e.findIndex(i=>i.some(o=>o===t)),s=e[r]?.findIndex(i=>i===t)??-1;if(n===null||s<0)return null;let a=e[r+n[0]];return a?.[n[0]===0?s+n[1]:Math.min(s,a.length-1)]??null}function Di(){let e=It();br(),kt(),Er();let t=mr(e);or(),hr(),cr(t),Mt(e)}try{Di()}catch(e){let t=e instanceof Error?e.message:\"unknown fault\";document.getElementById(\"alarm\")?.append(A(\"p\",{class:\"alarm\",role:\"alert\"},`The script of this page could not read its data (${t}): it was changed after it was written. Do not rest on this page.`))}})();";

// EXTERNAL MODULE: ./build/studio/gate-alone.js
var gate_alone = __webpack_require__(63974);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(31838);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
;// CONCATENATED MODULE: ./build/studio/page/html.js

/** Markup that is safe to put into a page. Only the tag `html` and `trustedMarkup` make it. */
class Html {
    #markup;
    constructor(markup) {
        this.#markup = markup;
    }
    toString() {
        return this.#markup;
    }
}
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
function escaped(text) {
    return (0,studio_text/* manyLines */.hw)(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
function markupOf(content) {
    if (content === null)
        return '';
    if (content instanceof Html)
        return content.toString();
    if (typeof content === 'string')
        return escaped(content);
    if (typeof content === 'number')
        return String(content);
    return content.map(markupOf).join('');
}
/**
 * Markup from a template. Every value is escaped for text and for attributes in quotes, and what cannot be seen is shown
 * (`\u202e`), unless it is markup itself.
 */
function html(template, ...values) {
    return new Html(template.map((part, index) => part + markupOf(values[index] ?? null)).join(''));
}
/** A constant of this program as markup. Never for anything from outside. */
function trustedMarkup(constant) {
    return new Html(constant);
}

;// CONCATENATED MODULE: ./build/studio/page/pieces.js


const longestName = 200;
/** An untrusted name: one line, shortened, kept from turning the direction of the text around it. */
function pieces_name(text) {
    return html `<bdi>${(0,studio_text/* brief */.dh)(text, longestName)}</bdi>`;
}
/** An untrusted name or value in the type of code. */
function code(text) {
    return html `<code><bdi>${(0,studio_text/* brief */.dh)(text, longestName)}</bdi></code>`;
}
/** A section of the page with its heading. */
function section(id, title, content) {
    return html `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;
}
/** A table's frame: on narrow screens the table scrolls, not the page. */
function scrolling(label, table) {
    return html `<div class="scroll" role="group" aria-label="${label}" tabindex="0">${table}</div>`;
}
/** Names with their values; pairs without a value are left out. */
function facts(pairs) {
    const known = pairs.filter(([, value]) => value !== null && value !== '');
    return html `<dl>${known.map(([term, value]) => html `<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}
/** A list, or nothing for an empty one. */
function list(items) {
    return items.length === 0 ? null : html `<ul>${items.map((item) => html `<li>${item}</li>`)}</ul>`;
}
/** Something that is opened by a click. */
function folded(summary, content) {
    return html `<details><summary>${summary}</summary>${content}</details>`;
}
/** Something that is open until a click closes it. */
function unfolded(summary, content) {
    return html `<details open=""><summary>${summary}</summary>${content}</details>`;
}
/** A verdict as a coloured word; the mood only repeats what the word says. */
function badge(mood, word) {
    return html `<span class="badge ${mood}">${word}</span>`;
}
/** A link for an `https` address; any other address is only text. */
function pieces_link(address, text) {
    return URL.canParse(address) && new URL(address).protocol === 'https:' ? html `<a href="${new URL(address).href}" rel="noreferrer">${pieces_name(text)}</a>` : pieces_name(text);
}

;// CONCATENATED MODULE: ./build/studio/page/bounded.js



/** The part of a list that is shown, and a sentence on the rest, or null. */
function firstOf(items, most, thing) {
    const hidden = items.length - most;
    return { shown: items.slice(0, most), note: hidden > 0 ? html `<p class="note">${(0,quantities/* count */.U9)(hidden, `more ${thing}`)} not shown here.</p>` : null };
}
const longestLine = 2000;
/** Lines of a text that may be too long for a page, and a sentence on where to find the whole, or null. */
function linesOf(text, file, most) {
    const all = text.slice(0, most.characters).replace(/\n$/, '').split('\n');
    const lines = all.slice(0, most.lines).map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
    const cut = text.length > most.characters || all.length > most.lines || all.some((line) => line.length > longestLine);
    return { lines, note: cut ? html `<p class="note">Cut here. The whole is in ${code(file)}.</p>` : null };
}

// EXTERNAL MODULE: ./build/core/world-result.js
var world_result = __webpack_require__(54526);
;// CONCATENATED MODULE: ./build/studio/page/texts.js


const logLimits = { characters: 24_000, lines: 400 };
/** All patches of a page together. */
const mostPatchCharacters = 2_500_000;
/** Most of one patch that goes onto the page, so that the page stays small with many of them. */
function patchLimits(patches) {
    return { characters: Math.min(200_000, Math.floor(mostPatchCharacters / Math.max(1, patches))), lines: 6000 };
}
/** A patch as untrusted text, its lines coloured by their first character (unified diff). The script reads it back from here. */
function patchText(patch, file, most) {
    const { lines, note } = linesOf(patch, file, most);
    return html `<pre class="patch" tabindex="0" role="group" aria-label="Patch ${file}">${runsOf(lines).map(({ kind, text }) => html `<span class="${kind}">${text}</span>`)}</pre>${note}`;
}
/** Neighbouring lines of one kind together: fewer elements. */
function runsOf(lines) {
    const runs = [];
    for (const line of lines) {
        const kind = kindOf(line);
        const last = runs.at(-1);
        if (last?.kind === kind)
            last.text += `${line}\n`;
        else
            runs.push({ kind, text: `${line}\n` });
    }
    return runs;
}
function kindOf(line) {
    if (line.startsWith('+++') || line.startsWith('---') || line.startsWith('diff '))
        return 'head';
    if (line.startsWith('@@'))
        return 'place';
    return line.startsWith('+') ? 'plus' : line.startsWith('-') ? 'minus' : 'same';
}
/** A log as untrusted text. */
function logText(log, file) {
    const { lines, note } = linesOf(log, file, logLimits);
    return html `<pre class="log" tabindex="0" role="group" aria-label="${file}">${lines.join('\n')}</pre>${note}`;
}

;// CONCATENATED MODULE: ./build/studio/page/gate-result.js








const mostFailing = 20;
const shownFailing = 3;
const longestMessage = 800;
/** What the gate showed in one world: how it ended, which tests failed, what was wrong with it, its log. */
function gateResult(result, log) {
    // The gate as a whole is no test; how it ended is said above.
    const known = result.failing.filter((test) => !(0,world_result/* isGate */.cE)(test));
    const { shown, note } = firstOf(known, mostFailing, 'failing test');
    const failing = shown.map(({ suite, name: test, message }) => html `${pieces_name((0,words/* testTitle */.XF)({ suite, name: test }))}${message === undefined ? null : html `<pre tabindex="0" role="group" aria-label="Message">${message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message}</pre>`}`);
    return html `${facts([
        ['Gate', result.verdict],
        ['Ended', howItEnded(result)],
        ['Took', (0,quantities/* duration */.p0)(result.durationMs)],
        ['Processor time', result.cpuMs === null ? 'unknown' : (0,quantities/* duration */.p0)(result.cpuMs)],
        ['Peak memory', result.maxRssBytes === null ? 'unknown' : (0,quantities/* size */.Ej)(result.maxRssBytes)],
        ['Attempts', result.attempts.map(({ verdict, durationMs }) => `${verdict} in ${(0,quantities/* duration */.p0)(durationMs)}`).join(', ')],
    ])}${list(result.problems.map((problem) => (0,words/* problemSaying */.j3)(problem).long))}${failing.length === 0 ? null : (known.length <= shownFailing ? unfolded : folded)((0,quantities/* count */.U9)(known.length, 'failing test'), [list(failing), note])}${folded(html `Log ${code(result.log)}`, log === '' ? html `<p class="note">Nothing was printed, or the log is not at hand.</p>` : logText(log, result.log))}`;
}
function howItEnded({ timedOut, signal, exitCode }) {
    if (timedOut)
        return 'ran into the time limit';
    return signal === null ? `exit status ${exitCode ?? 'unknown'}` : `signal ${(0,studio_text/* brief */.dh)(signal, 20)}`;
}

// EXTERNAL MODULE: ./build/studio/verdict-rows.js
var verdict_rows = __webpack_require__(63814);
;// CONCATENATED MODULE: ./build/studio/page/overview.js




const titles = [['world', 'World'], ['label', 'Label'], ['files', 'Files'], ['tests', 'Tests'], ['fixed', 'Fixed'], ['broken', 'Broken'], ['missing', 'Missing'], ['lines', 'Lines'], ['verdict', 'Verdict'], ['why', 'Why']];
const moods = { winner: 'good', good: 'good', bad: 'bad', open: 'open', quiet: 'open' };
/** One row a world, in the words and the order of every other view. */
function overviewSection(evidence) {
    const { baseline, candidates, replay } = (0,verdict_rows/* verdictRows */.V)(evidence);
    const rows = [row(baseline, '#baseline'), ...candidates.map((candidate) => row(candidate, `#candidate-${candidate.cells.world}`)), row(replay, '#replay')];
    const head = titles.map(([column, title]) => html `<th scope="col" class="column-${column}">${title}</th>`);
    return section('worlds', 'Worlds', [scrolling('Worlds', html `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`), countsOtherwise(evidence) ? html `<p class="note">"Tests" is what the reports count, assertion by assertion; everything else is test by test.</p>` : null]);
}
/** Whether a report counts something else than the tests it names. */
function countsOtherwise({ baseline, candidates, replay }) {
    const results = [baseline.result, replay.result, ...candidates.map(({ result }) => result)];
    return results.some((result) => result !== null && result.counts !== null && result.counts.total !== result.results.replaceAll('-', '').length);
}
function row({ cells, mood }, target) {
    const shown = { verdict: badge(moods[mood], cells.verdict), label: pieces_name(cells.label), files: cells.files === '' ? '' : code(cells.files) };
    const others = titles.slice(1).map(([column]) => html `<td class="column-${column}">${shown[column] ?? cells[column]}</td>`);
    return html `<tr class="${mood === 'winner' ? 'winner' : 'plain'}"><th scope="row"><a href="${target}">${cells.world}</a></th>${others}</tr>`;
}
/** The verdict on a candidate as a badge; the winner is called so. */
function candidateBadge(evidence, { id, verdict }) {
    if (id === evidence.selection.winner)
        return badge('good', 'winner');
    return badge(verdict === 'accepted' ? 'good' : verdict === 'rejected' || verdict === 'inapplicable' ? 'bad' : 'open', words/* verdictSayings */.eG[verdict].short);
}

// EXTERNAL MODULE: ./build/studio/usage.js
var usage = __webpack_require__(70992);
// EXTERNAL MODULE: ./build/core/usage.js
var core_usage = __webpack_require__(59957);
;// CONCATENATED MODULE: ./build/studio/page/models.js






const mostCalls = 200;
/** Whether it was measured that no model took part. */
function isMeasuredNothing({ calls, inputTokens, outputTokens, costUsd }) {
    return calls === 0 && inputTokens === 0 && outputTokens === 0 && costUsd === 0;
}
/** What models were asked and what it cost, by candidate and in all, then call by call. What is not known is unknown, never 0. */
function modelsSection({ model, candidates, calls }) {
    const asked = candidates.filter((candidate) => !isMeasuredNothing(candidate.model));
    if (asked.length === 0 && calls.length === 0 && isMeasuredNothing(model))
        return section('models', 'Models and cost', html `<p>No model was called: 0 calls, 0 tokens, USD 0, measured.</p>`);
    const rows = [...asked.map(({ id, label, model: own }) => usageRow(html `<a href="#candidate-${id}">${id}</a>: ${pieces_name(label)}`, own)), ...fruitlessRow(calls, candidates), usageRow(html `<b>The whole run</b>`, model)];
    return section('models', 'Models and cost', [scrolling('Models and cost', table(['For', 'Calls', 'Input tokens', 'Output tokens', 'Cost (USD)'], rows)), callsPart(calls)]);
}
/** What the calls took that no candidate came from, so that the rows add up. */
function fruitlessRow(calls, candidates) {
    const fruitful = new Set(candidates.flatMap(({ proposal }) => proposal?.calls ?? []));
    const usage = (0,core_usage/* usageOf */.Fs)(calls.filter(({ id }) => !fruitful.has(id)));
    return usage.calls === 0 ? [] : [usageRow(html `Calls without a candidate`, usage)];
}
function usageRow(who, { calls, inputTokens, outputTokens, costUsd }) {
    return html `<tr><th scope="row">${who}</th>${[calls, inputTokens, outputTokens, costUsd].map(figure)}</tr>`;
}
function callsPart(calls) {
    if (calls.length === 0)
        return null;
    const { shown, note } = firstOf(calls, mostCalls, 'call');
    const rows = shown.map((call) => html `<tr><th scope="row">${call.id}</th><td>${pieces_name(`${call.provider}/${call.model}`)}</td><td>${call.purpose}</td><td>${call.outcome}${call.replayed ? ', from a recording' : ''}${call.message === '' ? '' : `: ${(0,studio_text/* brief */.dh)(call.message, 200)}`}</td>${[call.inputTokens, call.outputTokens, call.costUsd, call.retries].map(figure)}<td class="number">${(0,quantities/* duration */.p0)(call.latencyMs)}</td></tr>`);
    return folded((0,quantities/* count */.U9)(calls.length, 'call'), [scrolling('Calls', table(['Call', 'Model', 'For', 'Came to', 'Input tokens', 'Output tokens', 'Cost (USD)', 'Repeated', 'Took'], rows)), note]);
}
function figure(value) {
    return html `<td class="number">${value ?? 'unknown'}</td>`;
}
function table(titles, rows) {
    return html `<table><thead><tr>${titles.map((title) => html `<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

;// CONCATENATED MODULE: ./build/studio/page/candidates.js











const mostTests = 20;
/** A patch is shown at once if it is one of few, or the winner's, and not longer than this. */
const shownLines = { few: 300, winner: 1500 };
const few = 4;
/** Each candidate with its reasons, its patch and what its gate showed, side by side where there is room. */
function candidatesSection(evidence, patches, logs) {
    const limits = patchLimits(evidence.candidates.length);
    const cards = evidence.candidates.map((candidate) => card(evidence, candidate, patches[candidate.id] ?? '', logs[candidate.id] ?? '', limits));
    return section('candidates', 'Candidates', [html `<p class="note">Ranked by: ${evidence.selection.rule}.</p><div class="cards">${cards}</div>`]);
}
function card(evidence, candidate, patch, log, limits) {
    const { id, label, mutation, source, result } = candidate;
    const wins = id === evidence.selection.winner;
    const reasons = candidate.reasons.map((reason) => (0,words/* candidateReason */.KH)(evidence, candidate, reason).long);
    const speaks = wins ? `It ${(0,words/* candidateAtAGlance */.Q2)(evidence, candidate)}.` : words/* verdictSayings */.eG[candidate.verdict].long;
    const most = wins ? shownLines.winner : evidence.candidates.length <= few ? shownLines.few : 0;
    const isOpen = patch.split('\n', most + 1).length <= most;
    return html `<article id="candidate-${id}" class="${wins ? 'winner' : 'card'}" aria-labelledby="candidate-${id}-title"><h3 id="candidate-${id}-title"><a href="#candidate-${id}">${id}</a>: ${pieces_name(label)} ${candidateBadge(evidence, candidate)}</h3>${list(reasons.length > 0 ? reasons : [speaks])}${testLists(evidence, candidate)}${(isOpen ? unfolded : folded)(html `Patch ${code(mutation.file)} <span class="quiet">${(0,quantities/* changedLines */.MA)(mutation)}${mutation.files === null ? '' : ` in ${(0,quantities/* count */.U9)(mutation.files, 'file')}`}</span>`, patch === '' ? html `<p class="note">The patch is not at hand.</p>` : patchText(patch, mutation.file, limits))}${folded('Where it comes from', facts([
        ['Source', [source.kind, source.author === null ? null : html ` by ${pieces_name(source.author)}`, source.url === null ? null : html ` ${pieces_link(source.url, source.url)}`]],
        ['Proposed', candidate.proposal === null ? null : `in round ${candidate.proposal.round}${candidate.proposal.parent === null ? '' : `, from ${candidate.proposal.parent}`}`],
        ['Flags', candidate.application.outcome === 'applied' ? candidate.application.flags.join(', ') : null],
        ['Recorded patch', code(mutation.sha256)],
        ['Tree', candidate.world === null ? null : code(candidate.world.tree)],
        ['Model', isMeasuredNothing(candidate.model) ? null : (0,usage/* usageText */.t)(candidate.model)],
    ]))}${result === null ? html `<p class="note">${(0,words/* noResultSaying */.el)(evidence, candidate)}</p>` : folded(html `Gate: ${result.verdict}`, gateResult(result, log))}</article>`;
}
function testLists(evidence, { fixed, broken, missing }) {
    const groups = [['fixed', fixed], ['broken', broken], ['missing', missing]].map(([word, indices]) => [word, (0,gate_alone/* realTests */.St)(evidence, indices)]);
    return groups.map(([word, indices]) => {
        if (indices.length === 0)
            return null;
        const { shown, note } = firstOf(indices, mostTests, 'test');
        const names = shown.flatMap((index) => {
            const test = evidence.tests[index];
            return test === undefined ? [] : [html `<a href="#test-${index}">${pieces_name((0,words/* testTitle */.XF)(test))}</a>`];
        });
        return folded(`${(0,quantities/* count */.U9)(indices.length, 'test')} ${word}`, [list(names), note]);
    });
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
;// CONCATENATED MODULE: ./build/studio/page/chain-words.js
/** Holds a chain against what the evidence says of it, and the evidence against the digest in its last event. */
function sealOf({ count, head, sealed, sealedInLog }, log) {
    if (count !== log.count)
        return { state: 'broken', why: `the evidence names ${log.count} events, the log has ${count}` };
    if (count > 0 && head !== log.head)
        return { state: 'broken', why: 'its last hash is not the one in the evidence' };
    if (sealed !== null && sealedInLog !== sealed)
        return { state: 'broken', why: 'its last event names another evidence' };
    return { state: 'holds', count };
}
/** What a check of the chain gave, as a sentence. */
function chainSaying(chain) {
    switch (chain.state) {
        case 'holds':
            return `The hash chain holds: ${chain.count} events, each follows from the one before, and the last names this evidence.`;
        case 'broken':
            return `The hash chain is broken: ${chain.why}.`;
        default:
            return `The hash chain was not checked here: ${chain.why}.`;
    }
}

;// CONCATENATED MODULE: ./build/studio/page/chain-state.js




/** What the chain of events showed when the page was written. */
function chainAsWritten(evidence, events) {
    try {
        return followed(evidence, events);
    }
    catch (error) {
        // Half a surrogate pair, as no event of this program holds it, has no canonical text.
        return { state: 'broken', why: `it cannot be read (${(0,errors/* messageOf */.bD)(error)})` };
    }
}
function followed(evidence, events) {
    const link = (0,documents_event/* firstBrokenLink */.Ke)(events);
    if (link !== null)
        return { state: 'broken', why: `event ${link.index}: ${link.why}` };
    const { events: log, ...sealed } = evidence;
    return sealOf({ count: events.length, head: events.at(-1)?.hash ?? '', sealed: (0,digest/* digestOfJson */.Qs)(sealed), sealedInLog: sealInLog(events) }, log);
}
function sealInLog(events) {
    return events.findLast(({ type }) => type === 'run.finished')?.data['evidence'];
}

;// CONCATENATED MODULE: ./build/studio/page/circumstances.js






/** What the candidates are held against. */
function baselineSection({ baseline }, log) {
    return section('baseline', 'Baseline', [html `<p>${words/* baselineSayings */.u6[baseline.outcome].long}</p>`, baseline.result === null ? html `<p class="note">Its world left no readable result.</p>` : gateResult(baseline.result, log)]);
}
const policies = {
    none: 'promote nothing',
    branch: 'promote to a branch',
    apply: 'apply to the work tree',
    'pull-request': 'open a pull request',
};
/** What was decided about promotion, by which policy. */
function promotionSection(evidence) {
    const { promotion } = evidence;
    const { policy, pullRequest } = promotion;
    return section('promotion', 'Promotion', [
        html `<p>${(0,headline/* promotionText */.fn)(evidence)}</p>`,
        list(promotion.reasons.map((reason) => words/* promotionSayings */.__[reason].long)),
        promotion.why === null ? null : html `<p>${(0,studio_text/* brief */.dh)(promotion.why, 1000)}</p>`,
        facts([
            ['Policy', `${policies[policy.promote]}${policy.requireApproval ? ', once a person has approved' : ''}`],
            ['Branch', promotion.branch === null ? null : code(promotion.branch)],
            ['Commit', promotion.commit === null ? null : code(promotion.commit)],
            ['Pull request', pullRequest === null ? null : pieces_link(pullRequest.url, `#${pullRequest.number}`)],
            ['Guarded besides the default', several(policy.guarded)],
            ['Known failures', several(policy.expectedFailures)],
            ['May differ besides the default', several(policy.volatile)],
        ]),
    ]);
}
/** Values side by side, or null for none. */
function several(values) {
    return values.length === 0 ? null : values.map((value) => [code(value), ' ']);
}
/** The gate, the snapshot, the machine and what kept the worlds apart. */
function circumstancesSection(evidence) {
    return section('circumstances', 'Gate, snapshot, isolation', [isolationPart(evidence), gatePart(evidence), snapshotPart(evidence), machinePart(evidence)]);
}
function isolationPart({ environment: { isolation } }) {
    return html `<h3>Isolation really in force</h3>${facts([
        ['Worlds', `${isolation.used} (asked for: ${isolation.requested})`],
        ['User', isolation.user === 'separate' ? 'a user of its own' : 'the same user as this program'],
        ['Processes', isolation.processes === 'contained' ? 'contained: the system itself ends them all' : 'followed: looked for and ended one by one'],
        ['Network', isolation.network === 'on' ? 'on: gates could reach it' : 'off'],
        ['Why', (0,studio_text/* brief */.dh)(isolation.why, 300)],
    ])}`;
}
function gatePart({ gate }) {
    return html `<h3>Gate</h3>${facts([
        ['Command', code(gate.command)],
        ['Directory', code(gate.directory)],
        ['Reports', several(gate.reports) ?? (gate.format === 'none' ? 'none' : 'on standard output')],
        ['Format', gate.format],
        ['Invariants', gate.invariants.length === 0 ? 'none' : gate.invariants.map(({ name: invariant, command }) => html `${pieces_name(invariant)}: ${code(command)} `)],
        ['Limits', `${gate.timeoutS} s, attempts: ${gate.attempts}, at least ${gate.minTests} passed tests`],
        ['Variables passed', several(gate.environment) ?? 'none'],
        ['Home', gate.home === 'own' ? 'one of its own' : "the user's"],
        ['Digest', code(gate.digest)],
    ])}`;
}
function snapshotPart({ snapshot, trigger }) {
    return html `<h3>Snapshot</h3>${facts([
        ['Commit', code(snapshot.commit)],
        ['Tree', code(snapshot.tree)],
        ['Prepared by', snapshot.prepared === null ? 'nothing' : html `${code(snapshot.prepared.command)} ${code(snapshot.prepared.digest)}`],
        ['Started by', html `${trigger.kind}${trigger.actor === null ? null : html `, ${pieces_name(trigger.actor)}`}${trigger.comment === null ? null : html ` ${pieces_link(trigger.comment.url, 'comment')}`}`],
    ])}`;
}
function machinePart({ environment, tool }) {
    return html `<h3>Machine</h3>${facts([
        ['Machine', pieces_name(`${environment.os} ${environment.arch}, Node ${environment.node}, git ${environment.git}`)],
        ['Runner', environment.runner === null ? null : pieces_name(environment.runner)],
        ['Written by', pieces_name(`${tool.name} ${tool.version}`)],
    ])}`;
}
/** What was not proven. */
function limitsSection({ limits }) {
    return section('limits', 'What this does not prove', limits.length === 0 ? html `<p>No limit was recorded.</p>` : list(limits.map((limit) => (0,studio_text/* brief */.dh)(limit, 1000))));
}

;// CONCATENATED MODULE: ./build/studio/page/data.js

const mostCharacters = 3_000_000;
/**
 * The evidence and its events as data for the page's script: an inert JSON block (HTML standard, "data block") in which
 * `<`, `>`, `&` and everything that cannot be seen are JSON escapes, so that nothing in it can end the block.
 */
function dataBlock(evidence, events) {
    return html `<script type="application/json" id="data">${trustedMarkup(inertJson(dataFor(evidence, events)))}</script>`;
}
/** Everything, or what fits: first the messages of failing tests go, then the events, then the names of tests. */
function dataFor(evidence, events) {
    const attempts = [
        { evidence, shortened: false, events },
        { evidence: withoutMessages(evidence), shortened: true, events },
        { evidence: withoutMessages(evidence), shortened: true, events: null },
    ];
    return attempts.find((data) => JSON.stringify(data).length <= mostCharacters) ?? { evidence: { ...withoutMessages(evidence), tests: [], files: [] }, shortened: true, events: null };
}
function withoutMessages(evidence) {
    const bare = (result) => (result === null ? null : { ...result, failing: [] });
    const { baseline, candidates, replay } = evidence;
    return {
        ...evidence,
        baseline: { ...baseline, result: bare(baseline.result) },
        candidates: candidates.map((candidate) => ({ ...candidate, result: bare(candidate.result) })),
        replay: { ...replay, result: bare(replay.result), baseline: bare(replay.baseline) },
    };
}
const notInert = /[<>&\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function inertJson(value) {
    return JSON.stringify(value).replace(notInert, (character) => Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''));
}

;// CONCATENATED MODULE: ./build/studio/page/style.js
/**
 * The page's only style sheet. On narrow screens the table of worlds leaves out what its reasons and the cards say too.
 * Colours keep a contrast of 4.5 to 1 for text (WCAG 2.2, 1.4.3) in both themes.
 */
const style = `
:root { color-scheme: light dark;
  --text: light-dark(#1b1f24, #e6edf3); --quiet: light-dark(#57606a, #9aa5b1); --back: light-dark(#fff, #0d1117); --raised: light-dark(#f5f7f9, #161b22); --line: light-dark(#d5dbe1, #30363d); --control: light-dark(#818b98, #6e7681);
  --good: light-dark(#116329, #56d364); --good-back: light-dark(#e2f7e7, #12261e); --good-mark: light-dark(#aee9bd, #1d4d2c);
  --bad: light-dark(#a40e26, #ff9a94); --bad-back: light-dark(#ffefed, #2d1417); --bad-mark: light-dark(#ffcbc5, #6b2124);
  --open: light-dark(#714600, #e3b341); --open-back: light-dark(#fff6db, #2b230f); --link: light-dark(#0550ae, #6cb6ff); --focus: light-dark(#0757ba, #8ac7ff);
  --word: light-dark(#8a1048, #ff9bce); --string: light-dark(#0a3069, #a5d6ff); --number: light-dark(#0550ae, #79c0ff); --remark: light-dark(#4f5862, #a3adb8); --title: light-dark(#5a2fb0, #d2a8ff); }
:root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
main:focus { outline: 0; }
.page { max-width: 96rem; margin: 0 auto; padding: 0 clamp(.8rem, 3vw, 2.5rem) 4rem; }
main { min-width: 0; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; top: .5rem; z-index: 2; padding: .4rem .8rem; background: var(--back); border: 2px solid var(--focus); }
.contents ul { display: flex; flex-wrap: wrap; gap: .1rem .9rem; list-style: none; margin: 0; padding: .7rem 0; }
.contents a { display: inline-block; padding: .2rem 0; color: var(--quiet); text-decoration: none; font-size: .9rem; } .contents a:hover { color: var(--link); text-decoration: underline; }
@media (min-width: 75rem) { .page { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 2.5rem; } .contents { position: sticky; top: 0; align-self: start; padding-top: 1.2rem; max-height: 100vh; overflow-y: auto; } .contents ul { display: block; border-left: 2px solid var(--line); padding: .2rem 0 .2rem .9rem; margin-bottom: 1rem; } .contents a { display: block; } }
h1 { font-size: clamp(1.6rem, 4vw, 2.4rem); line-height: 1.15; margin: .1rem 0 .4rem; letter-spacing: -.015em; } h1 bdi { display: inline-block; } h1 bdi::first-letter { text-transform: uppercase; }
h2 { font-size: 1.25rem; margin: 2.6rem 0 .7rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.1rem 0 .4rem; }
a { color: var(--link); } th a { text-decoration-color: transparent; } th a:hover { text-decoration-color: currentColor; }
.verdict { border-left: .45rem solid var(--open); background: var(--open-back); padding: 1rem 1.3rem; border-radius: .5rem; margin-top: 1rem; }
.verdict.good { border-color: var(--good); background: var(--good-back); } .verdict.bad { border-color: var(--bad); background: var(--bad-back); }
.verdict p { margin: .3rem 0; } .kicker { font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; color: var(--quiet); } .verdict .quiet, .verdict .kicker { color: var(--text); opacity: .85; }
.details { font-size: 1.05rem; } .alarm { padding: .5rem .8rem; border: 2px solid var(--bad); border-radius: .4rem; background: var(--back); color: var(--bad); font-weight: 600; }
.answers { display: grid; gap: 1rem; margin: 1rem 0; } @media (min-width: 44rem) { .answers { grid-template-columns: 1fr 1fr; } } @media (min-width: 110rem) { .answers { grid-template-columns: repeat(4, 1fr); } }
.answer { border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1.1rem .7rem; display: flex; flex-direction: column; } .answer h2 { font-size: 1rem; margin: 0 0 .3rem; border: 0; padding: 0; } .answer p { margin: .25rem 0; } .answer ul { margin: .2rem 0; padding-left: 1.2rem; } .answer .more { margin-top: auto; padding-top: .4rem; font-size: .9rem; }
.message { display: block; white-space: pre-wrap; tab-size: 2; font: .82rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--quiet); }
.note, .quiet { color: var(--quiet); font-size: .9rem; } .note { margin: .5rem 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
caption { text-align: left; padding: .5rem .7rem; color: var(--quiet); font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-top: 1px solid var(--line); } th { font-weight: 600; }
thead th { background: var(--raised); border-top: 0; white-space: nowrap; } td.number { text-align: right; white-space: nowrap; }
.column-verdict, .column-lines, #worlds th { white-space: nowrap; } .column-label { min-width: 9rem; } .column-why { min-width: 14rem; } tr.winner { background: var(--good-back); } tr.winner th { box-shadow: inset .25rem 0 var(--good); }
#matrix tbody th { font-weight: 400; min-width: 12rem; max-width: min(28rem, 45vw); position: sticky; left: 0; background: var(--back); } #matrix td { font-size: .9rem; } table.steady { table-layout: fixed; contain: layout style; } .steady thead th { white-space: normal; width: 5.6rem; } .steady thead th:first-child { width: min(22rem, 45vw); } #matrix tr:target th, #matrix tr.target th { box-shadow: inset .3rem 0 var(--focus); background: var(--raised); } #matrix tr:target td, #matrix tr.target td { background-color: var(--raised); }
.passed { color: var(--quiet); } .failed { color: var(--bad); } .other { color: var(--open); } .absent { color: var(--quiet); } td.fixed { color: var(--good); background: var(--good-back); font-weight: 600; } td.broken { color: var(--bad); background: var(--bad-back); font-weight: 600; }
.badge { display: inline-block; padding: 0 .55rem; border-radius: 1rem; font-size: .85rem; font-weight: 600; white-space: nowrap; color: var(--open); background: var(--open-back); border: 1px solid currentColor; } .badge.good { color: var(--good); background: var(--good-back); } .badge.bad { color: var(--bad); background: var(--bad-back); }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 1rem; align-items: start; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .3rem 1.1rem 1rem; min-width: 0; } article h3 { margin-top: .7rem; } article.winner { border-color: var(--good); box-shadow: inset 0 .25rem var(--good); } article:target { outline: 3px solid var(--focus); outline-offset: 2px; } article ul { padding-left: 1.2rem; margin: .4rem 0; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: .6rem 1.5rem; margin: .6rem 0; } dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; }
code, pre { font: .86rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: .4rem; padding: .7rem; margin: .5rem 0; overflow: auto; max-height: 32rem; overflow-wrap: normal; tab-size: 4; }
pre.patch { padding: .4rem 0; } .patch > span { display: block; padding: 0 .7rem; width: fit-content; min-width: 100%; } .patch .plus { color: var(--good); background: var(--good-back); } .patch .minus { color: var(--bad); background: var(--bad-back); } .patch .place, .patch .head { color: var(--quiet); } td.plus { color: var(--good); } td.minus { color: var(--bad); }
details { margin: .5rem 0; } summary { cursor: pointer; padding: .25rem 0; min-height: 1.5rem; }
svg { display: block; width: 100%; height: auto; min-width: 40rem; } svg text { font: 13px system-ui, sans-serif; fill: var(--text); } svg .quiet { fill: var(--quiet); font-size: 12px; }
.stage { fill: var(--open); } .stage.quick { fill: var(--control); } .stage.wait { fill: var(--line); } .stage.good { fill: var(--good); } .stage.bad { fill: var(--bad); } .stage:hover, .stage:focus { stroke: var(--focus); stroke-width: 3; outline: 0; } svg .tick { stroke: var(--line); } svg .moment { stroke: var(--text); stroke-dasharray: 3 3; }
#stage { min-height: 1.5em; color: var(--text); margin-bottom: 0; } .key { white-space: nowrap; } .key::before { content: ""; display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 .6em; border-radius: .15em; background: var(--open); } .key.quick::before { background: var(--control); } .key.wait::before { background: var(--line); } .key.good::before { background: var(--good); } .key.bad::before { background: var(--bad); }
button, select, input { font: inherit; font-size: .9rem; color: var(--text); background: var(--back); border: 1px solid var(--control); border-radius: .4rem; padding: .25rem .7rem; min-height: 2rem; } button { cursor: pointer; } button:hover { background: var(--raised); } button[aria-pressed=true] { background: var(--link); border-color: var(--link); color: var(--back); } button:disabled { opacity: .5; cursor: default; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .7rem 0; } .bar label { display: flex; gap: .4rem; align-items: center; color: var(--quiet); font-size: .9rem; } .bar .grow { flex: 1 1 12rem; } .bar input { width: 100%; min-width: 8rem; }
.command { display: flex; gap: .5rem; align-items: center; } .command pre { flex: 1; min-width: 0; }
table.diff { width: auto; min-width: 100%; font: .82rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; tab-size: 4; } .diff td { border: 0; padding: 0 .6rem; white-space: pre; } .diff td.line { text-align: right; color: var(--quiet); user-select: none; min-width: 2.6rem; padding: 0 .4rem; } .diff tr.plus { background: var(--good-back); } .diff tr.minus { background: var(--bad-back); } .diff tr.place td, .diff tr.head td { color: var(--quiet); background: var(--raised); } .diff tr.head td { color: var(--text); font-weight: 600; }
.diff mark { color: inherit; background: var(--good-mark); border-radius: .15rem; } .diff .minus mark { background: var(--bad-mark); } .diffs { overflow: auto; max-height: 36rem; border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; }
.t-word { color: var(--word); } .t-string { color: var(--string); } .t-number { color: var(--number); } .t-remark { color: var(--remark); font-style: italic; } .t-title { color: var(--title); }
.diff mark, .diff mark * { color: var(--text); }
@media (max-width: 74.99rem) { .contents { display: flex; gap: 1rem; align-items: center; } .contents ul { flex-wrap: nowrap; overflow-x: auto; white-space: nowrap; flex: 1; padding: .5rem .3rem; } }
@media (max-width: 62rem) { .column-files, .column-fixed, .column-broken, .column-missing, .column-lines { display: none; } }
@media (max-width: 30rem) { .column-label { min-width: 5.5rem; overflow-wrap: anywhere; } th, td { padding: .35rem .5rem; } .verdict { padding: .8rem 1rem; } #matrix tbody th { min-width: 9rem; } }
@media (forced-colors: active) { .badge, .verdict, article.winner { border: 2px solid CanvasText; } .stage { forced-color-adjust: none; } }
@media print { :root { color-scheme: light; } .page { display: block; } .contents, .bar, .command button, .skip { display: none; } pre, .diffs { max-height: none; overflow: visible; white-space: pre-wrap; } .diff td { white-space: pre-wrap; } .scroll, .diffs { overflow: visible; } table, pre, .diff td { overflow-wrap: anywhere; } #worlds th, thead th, td.number { white-space: normal; } table.steady { min-width: 0 !important; table-layout: auto; } .steady thead th { width: auto; } details:has(> pre.log) { display: none; } article, .answer, tr { break-inside: avoid; } svg { min-width: 0; } }
`;

;// CONCATENATED MODULE: ./build/studio/page/policy.js



function sourceHash(text) {
    return `'sha256-${Buffer.from((0,digest/* sha256Hex */.fg)(text), 'hex').toString('base64')}'`;
}
/**
 * What the page may load and run: this one style sheet and this one script, by their hashes (CSP Level 3,
 * "hash-source"). No request, no image, no form, no other base address; and no text ever becomes markup (Trusted Types:
 * `require-trusted-types-for 'script'` without any policy).
 */
const contentPolicy = [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    `script-src ${sourceHash(browserScript)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "trusted-types 'none'",
    "require-trusted-types-for 'script'",
].join('; ');

// EXTERNAL MODULE: ./build/studio/event-data.js
var event_data = __webpack_require__(67376);
;// CONCATENATED MODULE: ./build/studio/page/record.js







const mostEvents = 400;
const mostFiles = 200;
const longestData = 240;
/** Every event of the hash-chained log, and whether its chain held when the page was written. */
function eventsSection(evidence, events, chain) {
    const { shown, note } = firstOf(events, mostEvents, 'event');
    const [first] = events;
    const rows = shown.map((event) => html `<tr><td class="number">${event.seq}</td><td class="number">${(0,quantities/* duration */.p0)((0,event_data/* timeOf */.nR)(event) - (first === undefined ? 0 : (0,event_data/* timeOf */.nR)(first)))}</td><td>${event.type}</td><td>${pieces_name(event.world ?? '')}</td><td>${code((0,studio_text/* brief */.dh)(JSON.stringify(event.data), longestData))}</td></tr>`);
    const table = html `<table><thead><tr><th scope="col">No.</th><th scope="col">After</th><th scope="col">Event</th><th scope="col">World</th><th scope="col">Data</th></tr></thead><tbody>${rows}</tbody></table>`;
    return section('events', 'Event log', [
        html `<p>${badge(chain.state === 'broken' ? 'bad' : 'good', chain.state === 'broken' ? 'broken' : 'holds')} When this page was written: ${chainSaying(chain)}</p><p id="chain" role="status"></p>`,
        folded(html `${(0,quantities/* count */.U9)(events.length, 'event')} in ${code(evidence.events.file)}, chained to ${code(evidence.events.head)}`, [scrolling('Events', table), note]),
    ]);
}
/** Commands a person runs to check the evidence, in a checkout beside the evidence folder, and what each proves. */
const commands = [
    ['safe-debug verify .safe-debug', 'Files, chain, and every verdict derived again from the raw reports.'],
    ['safe-debug verify .safe-debug --repo .', "The trees too: snapshot, each patch's result, the promoted commit."],
    ['safe-debug verify .safe-debug --repo . --rerun', "Gate and world of the winner once more, on your machine. It runs the candidate's code."],
    ['sha256sum .safe-debug/latest.json', 'Must be the digest that the run printed, or that the pull request names.'],
];
/** How anybody checks the evidence, and the files it consists of. */
function verifySection({ files }) {
    const { shown, note } = firstOf(files, mostFiles, 'file');
    const rows = shown.map(({ path, bytes, sha256 }) => html `<tr><th scope="row">${code(path)}</th><td class="number">${(0,quantities/* size */.Ej)(bytes)}</td><td>${code(sha256)}</td></tr>`);
    const table = html `<table><thead><tr><th scope="col">File</th><th scope="col">Size</th><th scope="col">Digest</th></tr></thead><tbody>${rows}</tbody></table>`;
    return section('verify', 'Verify it yourself', [
        html `<p>This page is only a view: trust the evidence, not the page. In a checkout of the repository, with the evidence folder (the one that holds <code>latest.json</code>) as <code>.safe-debug</code>:</p>`,
        commands.map(([command, what]) => html `<div class="command"><pre tabindex="0" role="group" aria-label="Command">${command}</pre><p class="note">${what}</p></div>`),
        folded(`${(0,quantities/* count */.U9)(files.length, 'file')} with digests`, [scrolling('Files', table), note]),
    ]);
}

;// CONCATENATED MODULE: ./build/studio/page/replay.js





const mostPaths = 100;
/** The replay of the winner, and each difference between both worlds. */
function replaySection(evidence, logs, sides) {
    const { replay } = evidence;
    const mood = replay.status === 'verified' ? 'good' : replay.status === 'failed' ? 'bad' : 'open';
    const said = html `<p>${badge(mood, words/* replaySayings */.K6[replay.status].short)} ${words/* replaySayings */.K6[replay.status].long}</p>`;
    if (replay.status === 'not-run')
        return section('replay', 'Replay', said);
    return section('replay', 'Replay', [
        said,
        list(replay.problems.map((problem) => (0,words/* problemSaying */.j3)(problem).long)),
        facts([
            ['Snapshot tree', replay.snapshotTree === null ? 'unknown' : code(replay.snapshotTree)],
            ['Tree after the patch', replay.tree === null ? 'unknown' : code(replay.tree)],
            ['Test results', replay.testsAgree === null ? 'unknown' : replay.testsAgree ? 'as in the winner' : 'differ from the winner'],
        ]),
        differingTests(evidence),
        replay.equality === null ? html `<p>${(0,words/* equalitySaying */.o1)(null).long}</p>` : equalityPart(replay.equality, sides),
        replay.result === null ? null : folded('Gate in the replay', gateResult(replay.result, logs['replay'] ?? '')),
        replay.baseline === null ? null : folded('Gate on the baseline, once more', gateResult(replay.baseline, logs['replay-baseline'] ?? '')),
    ]);
}
function differingTests({ replay, candidates, selection, tests }) {
    const winner = candidates.find(({ id }) => id === selection.winner)?.result;
    if (!winner || replay.result === null)
        return null;
    const again = replay.result.results;
    const differing = tests.flatMap((test, index) => (winner.results[index] === again[index] ? [] : [{ test, index }]));
    if (differing.length === 0)
        return null;
    const { shown, note } = firstOf(differing, mostPaths, 'test');
    const rows = shown.map(({ test, index }) => html `<tr><th scope="row"><a href="#test-${index}">${pieces_name((0,words/* testTitle */.XF)(test))}</a></th><td class="minus">${letterWords[winner.results[index] ?? '-'] ?? 'unknown'}</td><td class="plus">${letterWords[again[index] ?? '-'] ?? 'unknown'}</td></tr>`);
    return html `<h3>Tests that differ</h3>${scrolling('Tests that differ', html `<table><thead><tr><th scope="col">Test</th><th scope="col">Winner</th><th scope="col">Replay</th></tr></thead><tbody>${rows}</tbody></table>`)}${note}`;
}
const letterWords = { p: 'pass', P: 'flaky pass', f: 'fail', e: 'error', s: 'skipped', t: 'todo', '-': 'absent' };
function equalityPart(equality, sides) {
    const { compared, observedVolatile } = equality;
    const volatile = firstOf(observedVolatile, mostPaths, 'path');
    return html `<h3>Equality of winner and replay</h3><p>${badge(equality.equal ? 'good' : 'bad', (0,words/* equalitySaying */.o1)(equality).short)} ${(0,words/* equalitySaying */.o1)(equality).long}</p>${differencesPart(equality.differences, sides)}${facts([
        ['Source files', compared.source],
        ['Output files', compared.output],
        ['Ignored files', compared.ignored],
        ["Winner's world", code(equality.winnerDigest)],
        ["Replay's world", code(equality.replayDigest)],
    ])}${observedVolatile.length === 0 ? null : folded('Not compared, because two baselines already differed in them', [list(volatile.shown.map(code)), volatile.note])}`;
}
function differencesPart(differences, sides) {
    if (differences.length === 0)
        return null;
    const { shown, note } = firstOf(differences, mostPaths, 'difference');
    const hints = html `<p class="note">Worlds are not kept, only what they held: mode, digest or target of each path. To see the contents, run the two worlds again with <code>verify --rerun</code>.</p>`;
    return html `${shown.map((difference, index) => differencePart(difference, sides, index < 10))}${note}${hints}`;
}
function differencePart({ path, set, kind, declare }, sides, isOpen) {
    const side = Object.hasOwn(sides, path) ? sides[path] : undefined;
    const lines = side === undefined ? null : html `<pre class="patch sides" tabindex="0" role="group" aria-label="Difference in ${path}"><span class="minus">- winner: ${side.winner}
</span><span class="plus">+ replay: ${side.replay}
</span></pre>`;
    const allowed = declare === null ? 'Such a difference is never allowed.' : html `It would be allowed by <code>--volatile</code> ${code(declare)}.`;
    return (isOpen ? unfolded : folded)(html `${code(path)} ${badge('bad', kind)} <span class="quiet">${set}</span>`, html `${lines}<p class="note">${allowed}</p>`);
}

;// CONCATENATED MODULE: ./build/studio/page/matrix.js

/** Baseline and replay first, so that they stay when there are more worlds than fit. Worlds without a result are left out. */
function matrixWorlds(evidence) {
    const { baseline, replay, candidates } = evidence;
    const others = [['baseline', baseline.result], ...(replay.baseline === null ? [] : [['replay-baseline', replay.baseline]]), ['replay', replay.result]];
    return [
        ...others.flatMap(([world, result]) => (result === null ? [] : [worldOf(world, result, null)])),
        ...candidates.flatMap((candidate) => (candidate.result === null ? [] : [worldOf(candidate.id, candidate.result, candidate)])),
    ];
}
function worldOf(world, result, candidate) {
    return { world, results: result.results, flaky: flakyTests(result), fixed: new Set(candidate?.fixed), broken: new Set(candidate?.broken), missing: new Set(candidate?.missing) };
}
function flakyTests({ results, attempts }) {
    const flaky = new Set();
    const [first, ...others] = attempts.map((attempt) => attempt.results);
    for (let index = 0; index < results.length; index++) {
        if (results[index] === 'P' || others.some((letters) => letters[index] !== first?.[index]))
            flaky.add(index);
    }
    return flaky;
}
const cells = {
    p: { word: 'pass', style: 'passed' },
    P: { word: 'flaky pass', style: 'other' },
    f: { word: 'fail', style: 'failed' },
    e: { word: 'error', style: 'failed' },
    s: { word: 'skipped', style: 'other' },
    t: { word: 'todo', style: 'other' },
    '-': { word: 'absent', style: 'absent' },
};
/** What happened to a test in a world: in a candidate's world against the baseline, else its plain result. */
function cellOf({ results, flaky, fixed, broken, missing }, test) {
    if (fixed.has(test))
        return { word: 'fixed', style: 'fixed' };
    if (broken.has(test))
        return { word: 'broken', style: 'broken' };
    if (missing.has(test))
        return { word: 'missing', style: 'broken' };
    const cell = cells[results[test] ?? '-'] ?? { word: 'unknown', style: 'other' };
    return flaky.has(test) && results[test] !== 'P' ? { word: `${cell.word}, flaky`, style: 'other' } : cell;
}
/** What the rows of the matrix can be narrowed to, in the order of its buttons. */
const filterNames = (/* unused pure expression or super */ null && (['all', 'failing', 'fixed', 'broken', 'missing', 'flaky', 'differing']));
/** Tests of each filter, ascending: in any of the worlds. `failing`: on the baseline; `differing`: not the same in all worlds. */
function filteredTests(total, worlds) {
    const found = { all: [], failing: [], fixed: [], broken: [], missing: [], flaky: [], differing: [] };
    const baseline = worlds.find(({ world }) => world === 'baseline');
    for (let test = 0; test < total; test++) {
        found.all.push(test);
        if (isFailing(baseline?.results[test]))
            found.failing.push(test);
        if (worlds.some(({ results }) => results[test] !== worlds[0]?.results[test]))
            found.differing.push(test);
        for (const name of ['fixed', 'broken', 'missing', 'flaky']) {
            if (worlds.some((world) => world[name].has(test)))
                found[name].push(test);
        }
    }
    return found;
}
function isFailing(letter) {
    return letter === 'f' || letter === 'e';
}
/** How the tests of a world came out, test by test: `3 of 5 tests pass, 1 skipped`. Reports may count otherwise, assertion by assertion. */
function tallyText({ results }) {
    const letters = [...results].filter((letter) => letter !== '-');
    if (letters.length === 0)
        return 'no test is known';
    const tally = (wanted) => letters.filter((letter) => wanted.includes(letter)).length;
    const others = [[tally('s'), 'skipped'], [tally('t'), 'to do'], [tally('P'), 'only after a retry']];
    return `${tally('pP')} of ${(0,quantities/* count */.U9)(letters.length, 'test')} pass${others.flatMap(([number, what]) => (number === 0 ? [] : [`, ${number} ${what}`])).join('')}`;
}
/** What the baseline showed: how many tests ran or were skipped there, and which failed or were not stable, as indices. */
function baselineTests({ baseline: { result } }) {
    if (result === null)
        return { known: 0, failing: [], flaky: [] };
    const letters = [...result.results];
    return {
        known: letters.filter((letter) => letter !== '-').length,
        failing: letters.flatMap((letter, index) => (isFailing(letter) ? [index] : [])),
        flaky: [...flakyTests(result)],
    };
}

;// CONCATENATED MODULE: ./build/studio/page/tests.js






const tests_mostTests = 200;
const mostWorlds = 24;
/**
 * Every test in every world; of many tests, those that differ or fail come first. With the script it becomes a table of
 * all tests with filters. Null where no test is known.
 */
function testsSection(evidence) {
    if (evidence.tests.length === 0)
        return null;
    const worlds = matrixWorlds(evidence);
    const shownWorlds = worlds.slice(0, mostWorlds);
    const shown = mostTelling(evidence.tests.length, worlds);
    const caption = [
        `${(0,quantities/* count */.U9)(evidence.tests.length, 'test')} in ${(0,quantities/* count */.U9)(worlds.length, 'world')}.`,
        shown.length < evidence.tests.length ? ` ${shown.length} are shown, those whose results differ or fail first.` : '',
        shownWorlds.length < worlds.length ? ` ${(0,quantities/* count */.U9)(worlds.length - shownWorlds.length, 'more world')} not shown.` : '',
    ];
    const head = shownWorlds.map(({ world }) => html `<th scope="col">${world}</th>`);
    const rows = shown.map((index) => {
        const test = evidence.tests[index];
        return html `<tr id="test-${index}"><th scope="row"><a href="#test-${index}">${pieces_name(test === undefined ? '' : (0,words/* testTitle */.XF)(test))}</a></th>${shownWorlds.map((world) => resultCell(world, index))}</tr>`;
    });
    const table = scrolling('Tests in all worlds', html `<table><caption>${caption}</caption><thead><tr><th scope="col">Test</th>${head}</tr></thead><tbody>${rows}</tbody></table>`);
    return section('tests', 'Tests', [html `<p class="note">${(0,gate_alone/* onlyExitStatus */.hk)(evidence) ? 'Nothing is known per test: (gate) is the exit status of the command as a whole.' : 'Each test in each world.'} <b>fixed</b>: fails on the baseline, passes there; <b>broken</b>: the reverse; <b>missing</b>: ran on the baseline, does not run there.</p>`, html `<div id="matrix">${table}</div>`]);
}
/** Indices of the tests to show, in their order. */
function mostTelling(total, worlds) {
    const all = Array.from({ length: total }, (_, index) => index);
    if (total <= tests_mostTests)
        return all;
    const isPlain = (index) => worlds.every(({ results }) => results[index] === 'p');
    return [...all.filter((index) => !isPlain(index)), ...all.filter(isPlain)].slice(0, tests_mostTests).sort((a, b) => a - b);
}
function resultCell(world, test) {
    const { word, style } = cellOf(world, test);
    return html `<td class="${style}">${word}</td>`;
}

;// CONCATENATED MODULE: ./build/studio/lanes.js

/**
 * Puts a run's events on one scale, a lane a world in the order baseline, candidates, replay. Null if no world began.
 * A gate ends with its `gate.finished`; without one, its measured duration is taken from the evidence.
 */
function scheduleOf(evidence, events) {
    const first = events.find(({ type }) => type === 'baseline.started' || type === 'world.forked');
    const [runStart] = events;
    if (first === undefined || runStart === undefined)
        return null;
    const origin = (0,event_data/* timeOf */.nR)(first);
    const worlds = ['baseline', ...evidence.candidates.map(({ id }) => id), 'replay-baseline', 'replay'];
    const lanes = worlds.map((world) => laneOf(evidence, world, events, origin)).filter(({ bars }) => bars.length > 0);
    const moments = momentsOf(events, origin);
    const lengthMs = Math.max(1, ...lanes.flatMap(({ bars }) => bars.map(({ start, end }) => end ?? start)), ...moments.map(({ at }) => at));
    return { preparationMs: Math.max(0, origin - (0,event_data/* timeOf */.nR)(runStart)), lanes, moments, lengthMs };
}
function laneOf(evidence, world, events, origin) {
    const result = resultOf(evidence, world);
    const own = events.filter((event) => event.world === world);
    const bars = [];
    for (const event of own) {
        const attempt = (0,event_data/* numberIn */.Po)(event, 'attempt') ?? 1;
        const start = (0,event_data/* timeOf */.nR)(event) - origin;
        const open = bars.findLast((bar) => bar.attempt === attempt);
        if (event.type === 'baseline.started') {
            bars.push({ what: 'preparation', attempt, start, end: null });
        }
        else if (event.type === 'world.forked') {
            // The baseline comes first and waits for nothing, so its fork is known to begin with it.
            if (open?.what !== 'preparation' || open.end !== null)
                bars.push({ what: 'preparation', attempt, start, end: null });
        }
        else if (event.type === 'gate.started' && event.data['alone'] !== true) {
            if (open?.what === 'preparation')
                open.end = start;
            bars.push({ what: 'gate', attempt, start, end: null });
        }
        else if (event.type === 'gate.finished' && open?.what === 'gate') {
            open.end = start;
        }
    }
    return { world, bars: bars.map((bar) => withMeasuredEnd(bar, result)), result, mood: moodOf(evidence, world, result) };
}
function withMeasuredEnd(bar, result) {
    const measured = result?.attempts[bar.attempt - 1];
    return bar.what === 'gate' && bar.end === null && measured !== undefined ? { ...bar, end: bar.start + measured.durationMs } : bar;
}
/** What the gate showed in a world, by the world's id; null if it did not run or is unknown. */
function resultOf(evidence, world) {
    if (world === 'baseline')
        return evidence.baseline.result;
    if (world === 'replay')
        return evidence.replay.result;
    if (world === 'replay-baseline')
        return evidence.replay.baseline;
    return evidence.candidates.find(({ id }) => id === world)?.result ?? null;
}
function moodOf(evidence, world, result) {
    if (result === null)
        return 'open';
    if (world === 'baseline')
        return evidence.baseline.outcome === 'reproduced' ? 'open' : 'bad';
    if (world === 'replay-baseline')
        return result.verdict === 'fail' ? 'open' : 'bad';
    if (world === 'replay')
        return evidence.replay.status === 'verified' ? 'good' : 'bad';
    return evidence.candidates.find(({ id }) => id === world)?.verdict === 'accepted' ? 'good' : 'bad';
}
/** A later decision replaces an earlier one: a promotion that could not be carried out is withheld in the end. */
function momentsOf(events, origin) {
    const restored = events.findLast(({ type }) => type === 'snapshot.restored');
    const decided = events.findLast(({ type }) => type === 'promotion.decided');
    return [
        ...(restored ? [{ what: 'restored', at: (0,event_data/* timeOf */.nR)(restored) - origin }] : []),
        ...(decided ? [{ what: 'decided', at: (0,event_data/* timeOf */.nR)(decided) - origin }] : []),
    ];
}
/** Round times on a scale, 0 first: steps of 1, 2 or 5 times a power of ten, at most `most` of them beside 0. */
function ticksOf(lengthMs, most) {
    const least = Math.max(1, lengthMs / Math.max(1, most));
    const power = 10 ** Math.floor(Math.log10(least));
    const step = [1, 2, 5].map((factor) => factor * power).find((candidate) => candidate >= least) ?? 10 * power;
    return Array.from({ length: Math.floor(lengthMs / step) + 1 }, (_, index) => index * step);
}

;// CONCATENATED MODULE: ./build/studio/page/stages.js


/** Puts a run's events on lanes in the order snapshot, baseline, models, candidates, replay, promotion. Null if no world began. */
function stagesOf(evidence, events) {
    const schedule = scheduleOf(evidence, events);
    const [first] = events;
    if (schedule === null || first === undefined)
        return null;
    const origin = (0,event_data/* timeOf */.nR)(first);
    const since = (event) => (event === undefined ? null : (0,event_data/* timeOf */.nR)(event) - origin);
    const worlds = schedule.lanes.map((lane) => ({ name: lane.world, mood: lane.mood, stages: worldStages(lane, events, origin) }));
    const asking = askingStages(events, origin);
    const models = asking.length === 0 ? [] : [{ name: 'models', mood: 'open', stages: asking }];
    const afterBaseline = worlds.findIndex(({ name }) => name === 'baseline') + 1;
    const snapshot = { name: 'snapshot', mood: 'open', stages: snapshotStages(since(events.find(({ type }) => type === 'snapshot.taken')), schedule.preparationMs) };
    const decided = since(events.findLast(({ type }) => type === 'promotion.decided'));
    const compared = since(events.findLast(({ type }) => type === 'worlds.compared'));
    const lastGate = Math.max(0, ...worlds.flatMap(({ stages }) => stages.map(({ start, end }) => end ?? start)));
    const promotion = decided === null ? [] : [{ name: 'promotion', mood: evidence.promotion.decision === 'promoted' ? 'good' : 'open', stages: [{ what: 'promotion', attempt: null, start: Math.min(compared ?? lastGate, decided), end: decided }] }];
    return {
        lanes: [snapshot, ...worlds.slice(0, afterBaseline), ...models, ...worlds.slice(afterBaseline), ...promotion],
        restoredAt: since(events.findLast(({ type }) => type === 'snapshot.restored')),
        decidedAt: decided,
        lengthMs: Math.max(1, decided ?? 0, lastGate),
    };
}
function snapshotStages(taken, firstWorld) {
    if (taken === null)
        return [{ what: 'snapshot', attempt: null, start: 0, end: firstWorld }];
    const stages = [{ what: 'snapshot', attempt: null, start: 0, end: taken }];
    if (firstWorld > taken)
        stages.push({ what: 'set-up', attempt: null, start: taken, end: firstWorld });
    return stages;
}
/** When models were asked: calls that overlap are one stretch. A call is told when it ends, with how long it took; recordings take no time. */
function askingStages(events, origin) {
    const spans = events.flatMap((event) => {
        const took = event.type === 'model.called' ? ((0,event_data/* numberIn */.Po)(event, 'latencyMs') ?? 0) : 0;
        return took === 0 ? [] : [{ start: Math.max(0, (0,event_data/* timeOf */.nR)(event) - origin - took), end: (0,event_data/* timeOf */.nR)(event) - origin }];
    });
    const stages = [];
    for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
        const last = stages.at(-1);
        if (last !== undefined && start <= last.end)
            last.end = Math.max(last.end, end);
        else
            stages.push({ what: 'ask', attempt: null, start, end });
    }
    return stages;
}
/** A world's stages: each ends where the next begins; gates end as `scheduleOf` knows. */
function worldStages({ world, bars }, events, origin) {
    const own = events.filter((event) => event.world === world);
    const stages = [];
    const gates = bars.filter(({ what }) => what === 'gate');
    let started = 0;
    for (const event of own) {
        const at = (0,event_data/* timeOf */.nR)(event) - origin;
        const attempt = (0,event_data/* numberIn */.Po)(event, 'attempt') ?? 1;
        const open = stages.at(-1);
        if (open !== undefined && open.end === null && open.what !== 'gate')
            open.end = at;
        if (event.type === 'baseline.started')
            stages.push({ what: 'fork', attempt, start: at, end: null });
        else if (event.type === 'world.forked')
            stages.push({ what: 'patch', attempt, start: at, end: null });
        else if (event.type === 'mutation.applied' || event.type === 'replay.applied')
            stages.push({ what: 'wait', attempt, start: at, end: null });
        else if (event.type === 'gate.started' && event.data['alone'] !== true)
            stages.push({ what: 'gate', attempt, start: at, end: gateEnd(gates[started++], at) });
        else if (event.type === 'worlds.compared')
            stages.push({ what: 'compare', attempt: null, start: Math.min(at, latestEnd(stages)), end: at });
    }
    return stages.filter(({ what, start, end }) => what !== 'wait' || (end ?? start) - start >= 1);
}
function gateEnd(bar, start) {
    return bar === undefined || bar.end === null ? null : start + (bar.end - bar.start);
}
function latestEnd(stages) {
    return Math.max(0, ...stages.map(({ start, end }) => end ?? start));
}

;// CONCATENATED MODULE: ./build/studio/page/timeline.js





const picture = { width: 960, names: 132, row: 28, bar: 16, top: 26, bottom: 24 };
const stageNames = {
    snapshot: 'taking the snapshot',
    'set-up': 'preparing the worlds',
    fork: 'fork',
    patch: 'set-up in the world and patch',
    wait: 'waiting for its turn',
    gate: 'gate',
    ask: 'asking models',
    compare: 'comparing worlds',
    promotion: 'deciding and promoting',
};
/** The run drawn to scale: a lane a world, the restored snapshot and the decision as lines across. Null if no world began. */
function timelineSection(evidence, events) {
    const stages = stagesOf(evidence, events);
    if (stages === null)
        return null;
    const height = picture.top + stages.lanes.length * picture.row + picture.bottom;
    const moments = [['S0 restored', stages.restoredAt], ['decision', stages.decidedAt]];
    const drawing = html `<svg viewBox="0 0 ${picture.width} ${height}" role="group" aria-label="Timeline of the run">${axis(stages, height)}${moments.map(([what, at]) => (at === null ? null : moment(what, at, stages, height)))}${stages.lanes.map((lane, index) => laneRow(lane, index, stages))}</svg>`;
    return section('timeline', 'Timeline', [
        scrolling('Timeline', drawing),
        html `<p id="stage" class="note" role="status"></p>`,
        html `<p class="note legend"><span class="key quick">snapshot, fork, patch${stages.lanes.some(({ name }) => name === 'models') ? ', asking models' : null}</span> <span class="key wait">waiting</span> <span class="key good">gate: holds</span> <span class="key open">gate: fails as expected, or is not judged</span> <span class="key bad">gate: does not hold</span>. To scale, ${(0,quantities/* duration */.p0)(stages.lengthMs)} in all.</p>`,
        folded('The timeline as a table', scrolling('Timeline as a table', timeline_table(stages))),
    ]);
}
function x(time, { lengthMs }) {
    const span = picture.width - picture.names - 60;
    return Math.round((picture.names + (time / lengthMs) * span) * 10) / 10;
}
function axis(stages, height) {
    return ticksOf(stages.lengthMs, 8).map((time) => html `<line class="tick" x1="${x(time, stages)}" x2="${x(time, stages)}" y1="${picture.top - 8}" y2="${height - picture.bottom + 4}"/><text class="quiet" x="${x(time, stages) + 3}" y="14">${time === 0 ? '0' : (0,quantities/* duration */.p0)(time)}</text>`);
}
function moment(what, at, stages, height) {
    return html `<line class="moment" x1="${x(at, stages)}" x2="${x(at, stages)}" y1="${picture.top - 8}" y2="${height - picture.bottom + 6}"/><text class="quiet" text-anchor="middle" x="${x(at, stages)}" y="${height - 6}">${what}</text>`;
}
function laneRow(lane, index, stages) {
    const y = picture.top + index * picture.row;
    return html `<g class="lane"><text x="8" y="${y + 16}">${lane.name}</text>${lane.stages.map((stage) => bar(stage, lane, y, stages))}</g>`;
}
function bar(stage, lane, y, stages) {
    const until = stage.end ?? (stage.what === 'gate' ? stages.lengthMs : stage.start);
    const width = Math.max(2, Math.round((x(until, stages) - x(stage.start, stages)) * 10) / 10);
    const style = stage.what === 'gate' || stage.what === 'promotion' || stage.what === 'compare' ? lane.mood : stage.what === 'wait' ? 'wait' : 'quick';
    return html `<rect class="stage ${style}" role="img" aria-label="${said(stage, lane)}" x="${x(stage.start, stages)}" y="${y + 3}" width="${width}" height="${picture.bar}" rx="2"><title>${said(stage, lane)}</title></rect>`;
}
function said({ what, attempt, start, end }, { name }) {
    const which = attempt !== null && attempt > 1 ? `, attempt ${attempt}` : '';
    return `${name}: ${stageNames[what]}${which}, ${end === null ? 'its end is not known' : (0,quantities/* duration */.p0)(end - start)}, from ${(0,quantities/* duration */.p0)(start)}${end === null ? '' : ` to ${(0,quantities/* duration */.p0)(end)}`}`;
}
function timeline_table({ lanes }) {
    const rows = lanes.flatMap((lane) => lane.stages.map(({ what, attempt, start, end }) => html `<tr><th scope="row">${lane.name}</th><td>${stageNames[what]}</td><td class="number">${attempt ?? ''}</td><td class="number">${(0,quantities/* duration */.p0)(start)}</td><td class="number">${end === null ? 'unknown' : (0,quantities/* duration */.p0)(end - start)}</td></tr>`));
    return html `<table><thead><tr><th scope="col">World</th><th scope="col">Stage</th><th scope="col">Attempt</th><th scope="col">From</th><th scope="col">Took</th></tr></thead><tbody>${rows}</tbody></table>`;
}

// EXTERNAL MODULE: ./build/studio/asked.js
var asked = __webpack_require__(56035);
;// CONCATENATED MODULE: ./build/studio/page/telling-lines.js
/** `error` or `message` of a TAP diagnostic (TAP 14, YAML block), as a block or on its own line. */
const diagnostic = /^(?:error|message): *(?:[|>][-+]?\n((?: {2}.*(?:\n|$)|\n)+)|(\S.*))/m;
/** The lines of a failing test's message that say what went wrong, at most so many: a diagnostic's error, else the beginning. */
function tellingLines(message, most) {
    const [, block, line] = diagnostic.exec(message) ?? [];
    const text = block?.replace(/^ {2}/gm, '') ?? line?.replace(/^(['"])(.*)\1$/, '$2') ?? message;
    return text.split('\n').filter((each) => each.trim() !== '').slice(0, most);
}

;// CONCATENATED MODULE: ./build/studio/page/answers.js










const mostNamed = 3;
const mostLimits = 8;
const mostOthers = 5;
const answers_longestLine = 160;
const firstLines = 8;
/** What a reviewer asks first, answered in a few lines each, with links to the rest. */
function answersTo(evidence) {
    return html `<section class="answers" id="answers" aria-label="In short">${[
        answer('What was broken?', broken(evidence), '#baseline', 'Baseline'),
        answer(evidence.selection.winner === null ? 'Why did no candidate win?' : 'Which candidate won, and why?', won(evidence), '#candidates', 'Candidates'),
        answer('Was it reproduced?', reproduced(evidence), '#replay', 'Replay'),
        answer('What remains unproven?', unproven(evidence), '#limits', 'All limits'),
    ]}</section>`;
}
function answer(question, content, target, where) {
    return html `<div class="answer"><h2>${question}</h2>${content}<p class="more"><a href="${target}">${where}</a></p></div>`;
}
function broken(evidence) {
    const { outcome } = evidence.baseline;
    const said = words/* baselineSayings */.u6[outcome].long;
    const { known, failing, flaky } = baselineTests(evidence);
    if (outcome === 'indeterminate')
        return [html `<p>${said}${flaky.length === 0 ? '' : ` Not the same in all attempts:`}</p>`, testList(evidence, flaky), list(evidence.baseline.result?.problems.map((problem) => (0,words/* problemSaying */.j3)(problem).long) ?? [])];
    const alone = (0,gate_alone/* gateAlone */.bj)(evidence, evidence.baseline.result);
    if (alone !== null)
        return html `<p>${said} ${capitalised(alone)}; why, only its log tells.</p>`;
    const counted = failing.length === 0 ? '' : ` ${failing.length} of ${(0,quantities/* count */.U9)(known, 'test')} fail${failing.length === 1 ? 's' : ''} there:`;
    return [html `<p>${said}${counted}</p>`, testList(evidence, failing)];
}
/** The first of some tests, each with why it fails on the baseline: the first at some length, others in a line. */
function testList({ tests, baseline }, indices) {
    const named = indices.slice(0, mostNamed).flatMap((index, place) => {
        const test = tests[index];
        if (test === undefined)
            return [];
        const message = baseline.result?.failing.find(({ suite, name: title }) => suite === test.suite && title === test.name)?.message;
        const lines = message === undefined ? [] : tellingLines(message, place === 0 ? firstLines : 1);
        return [html `<a href="#test-${index}">${pieces_name((0,words/* testTitle */.XF)(test))}</a>${lines.map((line) => html `<span class="message">${(0,studio_text/* brief */.dh)(line, answers_longestLine)}</span>`)}`];
    });
    return list([...named, ...(indices.length > mostNamed ? [`and ${indices.length - mostNamed} more`] : [])]);
}
function won(evidence) {
    const winner = evidence.candidates.find(({ id }) => id === evidence.selection.winner);
    if (winner === undefined)
        return noWinner(evidence);
    const { ranking, rule } = evidence.selection;
    const rank = ranking.length > 1 ? `First of ${ranking.length} that hold, by: ${rule}.` : 'The only one that holds.';
    const { author, kind, url } = winner.source;
    return [
        html `<p><a href="#candidate-${winner.id}"><b>${winner.id}: ${pieces_name(winner.label)}</b></a> (${(0,quantities/* changedLines */.MA)(winner.mutation)}${winner.mutation.files === null ? '' : ` in ${(0,quantities/* count */.U9)(winner.mutation.files, 'file')}`})${author === null ? null : html `, by ${pieces_name(author)}`}, from ${url === null ? words/* sourceWords */.hI[kind] : pieces_link(url, words/* sourceWords */.hI[kind])}.</p>`,
        html `<p>It ${(0,words/* candidateAtAGlance */.Q2)(evidence, winner)}${winner.result === null ? '' : `: ${resultText(evidence, winner.result)}`}. ${rank} ${capitalised((0,headline/* promotionText */.fn)(evidence))}.</p>`,
        evidence.promotion.why === null ? null : html `<p>${(0,studio_text/* brief */.dh)(evidence.promotion.why, 400)}</p>`,
        others(evidence, winner),
        answers_asked(evidence),
    ];
}
/** Why the others did not win, in a few words each. */
function others(evidence, winner) {
    const rest = evidence.candidates.filter(({ id }) => id !== winner.id);
    if (rest.length === 0)
        return null;
    const shown = rest.slice(0, mostOthers).map((candidate) => html `<a href="#candidate-${candidate.id}">${candidate.id}</a>: ${(0,words/* candidateAtAGlance */.Q2)(evidence, candidate)}`);
    return [html `<p>The others:</p>`, list([...shown, ...(rest.length > mostOthers ? [`and ${rest.length - mostOthers} more`] : [])])];
}
/** What a world came to: by its tests, or where nothing is known of them by its gate as a whole. */
function resultText(evidence, result) {
    return (0,gate_alone/* gateAlone */.bj)(evidence, result) ?? tallyText(result);
}
/** Which models were asked and what they took; nothing where only people proposed. */
function answers_asked(evidence) {
    const lines = (0,asked/* askedLines */.Q)(evidence);
    return lines.length === 0 ? null : [html `<p><a href="#models">Asked for ideas</a>:</p>`, list([...lines.slice(0, mostOthers), ...(lines.length > mostOthers ? [`and ${lines.length - mostOthers} more`] : [])])];
}
function capitalised(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function noWinner(evidence) {
    const { candidates } = evidence;
    const shown = candidates.slice(0, mostNamed).map((candidate) => html `<a href="#candidate-${candidate.id}">${candidate.id}</a>: ${firstReason(evidence, candidate)}`);
    const rest = candidates.length > mostNamed ? [`and ${candidates.length - mostNamed} more`] : [];
    return [html `<p>${(0,quantities/* count */.U9)(candidates.length, 'candidate')}, none accepted.</p>`, list([...shown, ...rest]), answers_asked(evidence)];
}
function firstReason(evidence, candidate) {
    const [reason] = candidate.reasons;
    return reason === undefined ? 'no reason recorded' : (0,words/* candidateReason */.KH)(evidence, candidate, reason).long;
}
function reproduced(evidence) {
    const { replay } = evidence;
    if (replay.status === 'not-run')
        return html `<p><b>No.</b> ${words/* replaySayings */.K6['not-run'].long}</p>`;
    const tests = replay.testsAgree === null ? 'Whether its test results agree is unknown.' : replay.testsAgree ? `Test results are the same${replay.result === null ? '' : `: ${resultText(evidence, replay.result)}`}.` : 'Its test results differ.';
    return [html `<p><b>${replay.status === 'verified' ? 'Yes.' : 'No.'}</b> ${words/* replaySayings */.K6[replay.status].long}</p>`, html `<p>${tests} ${(0,words/* equalitySaying */.o1)(replay.equality).long}</p>`];
}
function unproven({ limits: recorded, replay, selection }) {
    const limits = [...(selection.winner !== null && replay.status !== 'verified' ? ['Whether the winner can be reproduced: no replay agrees with it.'] : []), ...recorded];
    if (limits.length === 0)
        return html `<p>No limit was recorded. Read the patch all the same.</p>`;
    const rest = limits.length > mostLimits ? [`and ${limits.length - mostLimits} more`] : [];
    return list([...limits.slice(0, mostLimits).map((limit) => (0,studio_text/* brief */.dh)(limit, 160)), ...rest]);
}

;// CONCATENATED MODULE: ./build/studio/page/verdict.js





/** The first thing to see: what came out, what it rests on, of what; then the four questions a reviewer has. */
function verdictHeader(evidence, chain) {
    const { mood, verdict, details } = (0,headline/* headlineOf */.gD)(evidence);
    const { snapshot, gate } = evidence;
    const warning = chain.state === 'broken' ? html `<p class="alarm">${badge('bad', 'tampered')} ${chainSaying(chain)} Do not rest on this page.</p>` : null;
    const about = html `<p class="quiet">Snapshot ${code(snapshot.commit.slice(0, 12))} of ${pieces_name(snapshot.repository)}${snapshot.ref === null ? null : html ` (${pieces_name(snapshot.ref)})`}, gate ${code(gate.command)}, ${minute(evidence.finishedAt)}</p>`;
    return html `<header class="verdict ${chain.state === 'broken' ? 'bad' : mood === 'quiet' ? 'open' : mood}"><p class="kicker">${evidence.tool.name}</p><h1>${pieces_name(verdict)}</h1><p class="details">${details}</p><div id="alarm">${warning}</div>${about}</header>${answersTo(evidence)}`;
}
/** A moment of RFC 3339 in UTC to the minute: `2026-11-30 02:19 UTC`. */
function minute(moment) {
    return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}

;// CONCATENATED MODULE: ./build/studio/page/page.js
















/**
 * The evidence as one page that needs nothing else: everything can be read without its script, which adds filters,
 * colours in patches, copy buttons and a check of the event log. `patches` by candidate, `logs` by world, `sides` by path
 * that differs between winner and replay; texts that are too long are cut, with the file to look into. All of it is
 * hostile input and only ever becomes text. The same input gives the same bytes.
 */
function evidencePage(evidence, events, patches, logs, sides = {}) {
    const chain = chainAsWritten(evidence, events);
    const timeline = timelineSection(evidence, events);
    const tests = testsSection(evidence);
    const page = html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trustedMarkup(contentPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${(0,headline/* headlineOf */.gD)(evidence).verdict}</title>
<style>${trustedMarkup(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="page">
${contents({ timeline: timeline !== null, tests: tests !== null })}
<main id="main" tabindex="-1">
${verdictHeader(evidence, chain)}
${overviewSection(evidence)}
${timeline}
${candidatesSection(evidence, patches, logs)}
${tests}
${baselineSection(evidence, logs['baseline'] ?? '')}
${replaySection(evidence, logs, sides)}
${promotionSection(evidence)}
${limitsSection(evidence)}
${modelsSection(evidence)}
${circumstancesSection(evidence)}
${eventsSection(evidence, events, chain)}
${verifySection(evidence)}
</main>
</div>
${dataBlock(evidence, events)}
<script>${trustedMarkup(browserScript)}</script>
</body>
</html>
`;
    return page.toString();
}
const page_titles = {
    answers: 'In short',
    worlds: 'Worlds',
    timeline: 'Timeline',
    candidates: 'Candidates',
    tests: 'Tests',
    baseline: 'Baseline',
    replay: 'Replay',
    promotion: 'Promotion',
    limits: 'Not proven',
    models: 'Models and cost',
    circumstances: 'Gate and isolation',
    events: 'Event log',
    verify: 'Verify',
};
/** Links to the sections that are there; the script adds its switch of colours. */
function contents(present) {
    const absent = new Set(Object.entries(present).flatMap(([id, isThere]) => (isThere ? [] : [id])));
    const links = Object.entries(page_titles).filter(([id]) => !absent.has(id)).map(([id, title]) => html `<li><a href="#${id}">${title}</a></li>`);
    return html `<nav class="contents" aria-label="Sections"><ul>${links}</ul><div id="controls"></div></nav>`;
}


/***/ })

};
