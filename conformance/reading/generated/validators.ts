// Generated from run.schema.json and baseline.schema.json by `npm run generate`. Do not edit.
// @ts-nocheck
"use strict";
export const run = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Run of agent-console-kit","type":"object","additionalProperties":false,"required":["schemaVersion","kit","contract","target","runId","startedAt","durationMs","seed","profile","verdict","summary","notJudged","interrupted","failOn","requests","requestsHash","operations","checks","findings","dialect","coverage","restoration"],"properties":{"schemaVersion":{"const":2},"kit":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}}},"contract":{"type":"object","additionalProperties":false,"required":["version"],"properties":{"version":{"type":"string","minLength":1}}},"target":{"type":"string"},"agentIds":{"type":"array","items":{"type":"string"}},"runId":{"type":"string","minLength":1},"startedAt":{"title":"a time in UTC such as 2026-11-15T10:00:00.000Z","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?Z$"},"durationMs":{"type":"number","minimum":0},"seed":{"type":"integer"},"profile":{"type":"string"},"verdict":{"enum":["conforms","violates","not-judged"]},"summary":{"type":"string"},"notJudged":{"type":"array","items":{"type":"string"}},"interrupted":{"type":"boolean"},"failOn":{"type":"array","items":{"type":"string"}},"requests":{"$ref":"#/$defs/count"},"requestsHash":{"type":"string"},"random":{"type":"object","additionalProperties":false,"required":["cases","sequences"],"properties":{"cases":{"$ref":"#/$defs/fitted"},"sequences":{"$ref":"#/$defs/fitted"},"stoppedBy":{"enum":["time","silence"]}}},"operations":{"type":"array","items":{"$ref":"#/$defs/operationResult"}},"checks":{"type":"array","items":{"$ref":"#/$defs/checkResult"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"dialect":{"type":"object","additionalProperties":{"$ref":"#/$defs/observedPoint"}},"coverage":{"type":"object","additionalProperties":{"$ref":"#/$defs/counts"}},"restoration":{"type":"array","items":{"$ref":"#/$defs/agentRestoration"}},"leftAlone":{"type":"array","minItems":1,"items":{"type":"string"}},"weather":{"type":"object","additionalProperties":false,"required":["waits","unanswered","reused","closed"],"properties":{"waits":{"type":"integer","minimum":0},"ratePerSecond":{"type":"number","exclusiveMinimum":0},"concurrency":{"type":"integer","minimum":1},"unanswered":{"type":"integer","minimum":0},"reused":{"type":"integer","minimum":0},"closed":{"type":"integer","minimum":0}}},"samples":{"type":"array","items":{"$ref":"#/$defs/exchange"}},"shard":{"type":"object","additionalProperties":false,"required":["index","total","source"],"properties":{"index":{"type":"integer","minimum":1},"total":{"type":"integer","minimum":1},"source":{"type":"string"}}},"staleBaseline":{"type":"array","items":{"type":"string"}},"comparedWith":{"type":"string"},"agreement":{"type":"object","additionalProperties":false,"required":["requests","status","rejected","errors","bodies"],"properties":{"requests":{"$ref":"#/$defs/count"},"status":{"$ref":"#/$defs/count"},"rejected":{"$ref":"#/$defs/count"},"errors":{"$ref":"#/$defs/count"},"bodies":{"$ref":"#/$defs/count"}}},"exploration":{"$ref":"#/$defs/exploration"},"secondOpinion":{"oneOf":[{"$ref":"#/$defs/givenOpinion"},{"$ref":"#/$defs/missingOpinion"}]}},"$defs":{"exploration":{"type":"object","additionalProperties":false,"required":["corpus","behaviours","curve","mutations","off","next"],"properties":{"corpus":{"$ref":"#/$defs/count"},"behaviours":{"type":"object","additionalProperties":{"$ref":"#/$defs/count"}},"curve":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["ms","requests","behaviours"],"properties":{"ms":{"$ref":"#/$defs/count"},"requests":{"$ref":"#/$defs/count"},"behaviours":{"$ref":"#/$defs/count"}}}},"mutations":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","tried","fruitful"],"properties":{"name":{"type":"string"},"tried":{"$ref":"#/$defs/count"},"fruitful":{"$ref":"#/$defs/count"}}}},"off":{"type":"array","items":{"type":"string"}},"next":{"type":"array","items":{"type":"string"}}}},"count":{"type":"integer","minimum":0},"counts":{"type":"object","additionalProperties":{"$ref":"#/$defs/count"}},"milliseconds":{"type":"number","minimum":0},"headers":{"type":"object","additionalProperties":{"type":"string"}},"operationName":{"enum":["readEvolutionStatus","createGenome","updateAgent","listAgents"]},"operationResult":{"type":"object","additionalProperties":false,"required":["operation","requests","statuses","latency"],"properties":{"operation":{"$ref":"#/$defs/operationName"},"requests":{"$ref":"#/$defs/count"},"statuses":{"$ref":"#/$defs/counts"},"latency":{"type":"object","additionalProperties":false,"required":["p50","p95","max"],"properties":{"p50":{"$ref":"#/$defs/milliseconds"},"p95":{"$ref":"#/$defs/milliseconds"},"max":{"$ref":"#/$defs/milliseconds"}}},"notJudged":{"type":"string"}}},"fitted":{"type":"object","additionalProperties":false,"required":["sent","planned"],"properties":{"sent":{"$ref":"#/$defs/count"},"planned":{"$ref":"#/$defs/count"}}},"checkResult":{"type":"object","additionalProperties":false,"required":["id","clause","level","requirement","operations","status","cases"],"properties":{"id":{"type":"string","minLength":1},"clause":{"type":"string"},"level":{"enum":["must","should","drift","odd"]},"requirement":{"type":"string"},"operations":{"type":"array","items":{"$ref":"#/$defs/operationName"}},"status":{"enum":["passed","failed","skipped","flaky"]},"cases":{"$ref":"#/$defs/count"},"needs":{"$ref":"#/$defs/count"},"excused":{"$ref":"#/$defs/count"},"reason":{"type":"string"},"deselected":{"const":true}}},"finding":{"type":"object","additionalProperties":false,"required":["id","check","clause","requirement","level","operation","place","code","expected","actual","exchange","curl","seed","origin","path","seen","flaky","counts"],"properties":{"id":{"type":"string","minLength":1},"under":{"type":"string","minLength":1},"check":{"type":"string","minLength":1},"clause":{"type":"string"},"requirement":{"type":"string"},"level":{"enum":["must","should","drift","odd"]},"operation":{"$ref":"#/$defs/operationName"},"place":{"$ref":"#/$defs/place"},"code":{"type":"string","minLength":1},"expected":{"type":"string"},"actual":{"type":"string"},"exchange":{"$ref":"#/$defs/exchange"},"steps":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/exchange"}},"earlierSteps":{"type":"integer","minimum":1},"curl":{"type":"string"},"seed":{"type":"integer"},"origin":{"$ref":"#/$defs/origin"},"path":{"type":"string"},"replayPath":{"type":"string","minLength":1},"seen":{"type":"integer","minimum":1},"flaky":{"type":"boolean"},"counts":{"type":"boolean"},"known":{"type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"type":"string"},"expires":{"type":"string"}}},"other":{"$ref":"#/$defs/exchange"}}},"place":{"type":"object","additionalProperties":false,"required":["part","pointer"],"properties":{"part":{"enum":["request","method","path","query","header","body","answer","answer-header","forwarded","document","dialect"]},"pointer":{"type":"string"}}},"origin":{"oneOf":[{"type":"object","additionalProperties":false,"required":["phase","index"],"properties":{"phase":{"const":"systematic"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","property","seed","index"],"properties":{"phase":{"const":"random"},"property":{"type":"string"},"seed":{"type":"integer"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","agentId","seed","index"],"properties":{"phase":{"const":"sequence"},"agentId":{"type":"string"},"seed":{"type":"integer"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","about","index"],"properties":{"phase":{"enum":["scenario","scenario-exchange"]},"about":{"type":"string"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","point"],"properties":{"phase":{"const":"dialect"},"point":{"type":"string"}}},{"type":"object","additionalProperties":false,"required":["phase","mutations","index"],"properties":{"phase":{"const":"fuzz"},"mutations":{"type":"array","items":{"type":"string"}},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","property","index"],"properties":{"phase":{"const":"comparison"},"property":{"type":"string"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase"],"properties":{"phase":{"const":"run"}}}]},"exchange":{"type":"object","additionalProperties":false,"required":["request","response"],"properties":{"request":{"type":"object","additionalProperties":false,"required":["method","url","headers"],"properties":{"method":{"type":"string","minLength":1},"url":{"type":"string","minLength":1},"headers":{"$ref":"#/$defs/headers"},"body":{"type":"string"},"bodyEncoding":{"const":"base64"},"chunkedAt":{"type":"array","maxItems":1000,"items":{"type":"integer","minimum":1}},"wire":{"enum":["pipelined-last","pipelined-first","behind-extension","behind-trailer","behind-expect","slow-head","slow-body","expect-continue","chunk-extension","chunk-trailer","chunk-zeros","chunk-bytes","chunk-size-too-small","chunk-size-too-large","chunk-size-no-hex","chunk-size-huge","chunk-bare-lf","chunk-no-end","line-first-empty","line-without-version","line-with-spaces","line-unknown-version","line-old-version","length-twice","length-and-chunks","length-negative","length-no-number","length-too-small","length-too-large","header-bare-lf","header-folded","header-space","header-nul","header-no-name","header-long","header-many","host-missing","host-twice","target-absolute","target-fragment","target-space","target-bytes","target-backslash","target-no-slash","target-long"]}},"dependentSchemas":{"bodyEncoding":{"required":["body"],"properties":{"body":{"$ref":"#/$defs/base64"}}},"chunkedAt":{"required":["body"]}}},"response":{"oneOf":[{"$ref":"#/$defs/answer"},{"$ref":"#/$defs/silence"}]}}},"answer":{"type":"object","additionalProperties":false,"required":["status","headers","body","ms","redirects"],"properties":{"status":{"$ref":"#/$defs/status"},"headers":{"$ref":"#/$defs/headers"},"body":{"type":"string"},"bodyLength":{"type":"integer","minimum":1},"ms":{"$ref":"#/$defs/milliseconds"},"redirects":{"type":"array","items":{"type":"string"}}}},"silence":{"type":"object","additionalProperties":false,"required":["silence","detail","ms"],"properties":{"silence":{"type":"string"},"detail":{"type":"string"},"ms":{"$ref":"#/$defs/milliseconds"}}},"givenOpinion":{"type":"object","additionalProperties":false,"required":["by","version","requests","agreed","violations"],"properties":{"by":{"const":"prism"},"version":{"type":"string","minLength":1},"requests":{"$ref":"#/$defs/count"},"agreed":{"$ref":"#/$defs/count"},"violations":{"type":"array","items":{"$ref":"#/$defs/unreportedDeparture"}}}},"missingOpinion":{"type":"object","additionalProperties":false,"required":["by","version","missing"],"properties":{"by":{"const":"prism"},"version":{"type":"string","minLength":1},"missing":{"type":"string","minLength":1}}},"unreportedDeparture":{"type":"object","additionalProperties":false,"required":["request","status","message","location"],"properties":{"request":{"type":"string","minLength":1},"status":{"enum":[200,422]},"message":{"type":"string"},"location":{"type":"string"}}},"observedPoint":{"type":"object","additionalProperties":false,"required":["choice","evidence"],"properties":{"choice":{"anyOf":[{"type":"string"},{"type":"number"}]},"evidence":{"type":"string"},"sure":{"type":"boolean"},"exchanges":{"type":"array","items":{"$ref":"#/$defs/exchange"}},"moves":{"type":"array","items":{"$ref":"#/$defs/observedMoves"}}}},"observedMoves":{"type":"object","additionalProperties":false,"required":["from","to","refused"],"properties":{"from":{"type":"string"},"to":{"type":"array","items":{"type":"string"}},"refused":{"type":"array","items":{"type":"string"}},"frozen":{"const":true}}},"base64":{"title":"base64","type":"string","pattern":"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},"agentRestoration":{"oneOf":[{"$ref":"#/$defs/unchangedAgent"},{"$ref":"#/$defs/restoredAgent"},{"$ref":"#/$defs/unprovedAgent"},{"$ref":"#/$defs/changedAgent"},{"$ref":"#/$defs/unreadAgent"}]},"restoredAgentId":{"type":"string"},"side":{"enum":["left","right"]},"unchangedAgent":{"type":"object","additionalProperties":false,"required":["agentId","state"],"properties":{"state":{"const":"unchanged"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"}}},"restoredAgent":{"type":"object","additionalProperties":false,"required":["agentId","state"],"properties":{"state":{"const":"restored"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"derived":{"type":"array","minItems":1,"items":{"type":"string"}}}},"unprovedAgent":{"type":"object","additionalProperties":false,"required":["agentId","state","doubts","remaining"],"properties":{"state":{"const":"unproved"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"doubts":{"$ref":"#/$defs/fieldDoubts"},"remaining":{"$ref":"#/$defs/remainingUpdate"}}},"changedAgent":{"type":"object","additionalProperties":false,"required":["agentId","state","lost","remaining"],"properties":{"state":{"const":"changed"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"lost":{"type":"array","minItems":1,"items":{"type":"string"}},"doubts":{"$ref":"#/$defs/fieldDoubts"},"remaining":{"$ref":"#/$defs/remainingUpdate"}}},"unreadAgent":{"type":"object","additionalProperties":false,"required":["agentId","state","cause","remaining"],"properties":{"state":{"const":"unread"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"cause":{"oneOf":[{"$ref":"#/$defs/answeredStatus"},{"$ref":"#/$defs/unanswered"}]},"remaining":{"$ref":"#/$defs/remainingUpdate"}}},"answeredStatus":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"$ref":"#/$defs/status"}}},"unanswered":{"type":"object","additionalProperties":false,"required":["silence","detail"],"properties":{"silence":{"type":"string"},"detail":{"type":"string"}}},"fieldDoubts":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["field","shown"],"properties":{"field":{"type":"string"},"shown":{"enum":["not-at-all","otherwise","masked"]},"at":{"type":"string"}}}},"remainingUpdate":{"type":"object","additionalProperties":false,"required":["updatePath","update","withheld"],"properties":{"updatePath":{"type":"string"},"update":{"type":"string"},"withheld":{"type":"array","items":{"type":"string"}}}},"status":{"type":"integer","minimum":100,"maximum":999}}};
const schema32 = {"type":"integer","minimum":0};
const schema111 = {"type":"object","additionalProperties":false,"required":["by","version","missing"],"properties":{"by":{"const":"prism"},"version":{"type":"string","minLength":1},"missing":{"type":"string","minLength":1}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?Z$", "u");
const schema33 = {"type":"object","additionalProperties":false,"required":["sent","planned"],"properties":{"sent":{"$ref":"#/$defs/count"},"planned":{"$ref":"#/$defs/count"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sent === undefined) && (missing0 = "sent")) || ((data.planned === undefined) && (missing0 = "planned"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "sent") || (key0 === "planned"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sent !== undefined){
let data0 = data.sent;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data0}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.planned !== undefined){
let data1 = data.planned;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate21.errors = [{instancePath:instancePath+"/planned",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/planned",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data1}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["operation","requests","statuses","latency"],"properties":{"operation":{"$ref":"#/$defs/operationName"},"requests":{"$ref":"#/$defs/count"},"statuses":{"$ref":"#/$defs/counts"},"latency":{"type":"object","additionalProperties":false,"required":["p50","p95","max"],"properties":{"p50":{"$ref":"#/$defs/milliseconds"},"p95":{"$ref":"#/$defs/milliseconds"},"max":{"$ref":"#/$defs/milliseconds"}}},"notJudged":{"type":"string"}}};
const schema37 = {"enum":["readEvolutionStatus","createGenome","updateAgent","listAgents"]};
const schema41 = {"type":"number","minimum":0};
const schema39 = {"type":"object","additionalProperties":{"$ref":"#/$defs/count"}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate25.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data0}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.operation === undefined) && (missing0 = "operation")) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.statuses === undefined) && (missing0 = "statuses"))) || ((data.latency === undefined) && (missing0 = "latency"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema36.required,parentSchema:schema36,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "operation") || (key0 === "requests")) || (key0 === "statuses")) || (key0 === "latency")) || (key0 === "notJudged"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(!((((data0 === "readEvolutionStatus") || (data0 === "createGenome")) || (data0 === "updateAgent")) || (data0 === "listAgents"))){
validate24.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/$defs/operationName/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data1 = data.requests;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate24.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data1}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statuses !== undefined){
const _errs7 = errors;
if(!(validate25(data.statuses, {instancePath:instancePath+"/statuses",parentData:data,parentDataProperty:"statuses",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency !== undefined){
let data3 = data.latency;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.p50 === undefined) && (missing1 = "p50")) || ((data3.p95 === undefined) && (missing1 = "p95"))) || ((data3.max === undefined) && (missing1 = "max"))){
validate24.errors = [{instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/required",keyword:"required",params:{missingProperty: missing1},schema:schema36.properties.latency.required,parentSchema:schema36.properties.latency,data:data3}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((key1 === "p50") || (key1 === "p95")) || (key1 === "max"))){
validate24.errors = [{instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema36.properties.latency,data:data3}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.p50 !== undefined){
let data4 = data3.p50;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate24.errors = [{instancePath:instancePath+"/latency/p50",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41,data:data4}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/latency/p50",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: "number"},schema:schema41.type,parentSchema:schema41,data:data4}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.p95 !== undefined){
let data5 = data3.p95;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate24.errors = [{instancePath:instancePath+"/latency/p95",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41,data:data5}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/latency/p95",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: "number"},schema:schema41.type,parentSchema:schema41,data:data5}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.max !== undefined){
let data6 = data3.max;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/latency/max",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41,data:data6}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/latency/max",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: "number"},schema:schema41.type,parentSchema:schema41,data:data6}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type: "object"},schema:schema36.properties.latency.type,parentSchema:schema36.properties.latency,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notJudged !== undefined){
let data7 = data.notJudged;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate24.errors = [{instancePath:instancePath+"/notJudged",schemaPath:"#/properties/notJudged/type",keyword:"type",params:{type: "string"},schema:schema36.properties.notJudged.type,parentSchema:schema36.properties.notJudged,data:data7}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","additionalProperties":false,"required":["id","clause","level","requirement","operations","status","cases"],"properties":{"id":{"type":"string","minLength":1},"clause":{"type":"string"},"level":{"enum":["must","should","drift","odd"]},"requirement":{"type":"string"},"operations":{"type":"array","items":{"$ref":"#/$defs/operationName"}},"status":{"enum":["passed","failed","skipped","flaky"]},"cases":{"$ref":"#/$defs/count"},"needs":{"$ref":"#/$defs/count"},"excused":{"$ref":"#/$defs/count"},"reason":{"type":"string"},"deselected":{"const":true}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.clause === undefined) && (missing0 = "clause"))) || ((data.level === undefined) && (missing0 = "level"))) || ((data.requirement === undefined) && (missing0 = "requirement"))) || ((data.operations === undefined) && (missing0 = "operations"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.cases === undefined) && (missing0 = "cases"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema44.required,parentSchema:schema44,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.id,data:data0}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clause !== undefined){
let data1 = data.clause;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate28.errors = [{instancePath:instancePath+"/clause",schemaPath:"#/properties/clause/type",keyword:"type",params:{type: "string"},schema:schema44.properties.clause.type,parentSchema:schema44.properties.clause,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.level !== undefined){
let data2 = data.level;
const _errs6 = errors;
if(!((((data2 === "must") || (data2 === "should")) || (data2 === "drift")) || (data2 === "odd"))){
validate28.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema44.properties.level.enum},schema:schema44.properties.level.enum,parentSchema:schema44.properties.level,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requirement !== undefined){
let data3 = data.requirement;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate28.errors = [{instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: "string"},schema:schema44.properties.requirement.type,parentSchema:schema44.properties.requirement,data:data3}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operations !== undefined){
let data4 = data.operations;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(!((((data5 === "readEvolutionStatus") || (data5 === "createGenome")) || (data5 === "updateAgent")) || (data5 === "listAgents"))){
validate28.errors = [{instancePath:instancePath+"/operations/" + i0,schemaPath:"#/$defs/operationName/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data5}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},schema:schema44.properties.operations.type,parentSchema:schema44.properties.operations,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs13 = errors;
if(!((((data6 === "passed") || (data6 === "failed")) || (data6 === "skipped")) || (data6 === "flaky"))){
validate28.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema44.properties.status.enum},schema:schema44.properties.status.enum,parentSchema:schema44.properties.status,data:data6}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cases !== undefined){
let data7 = data.cases;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate28.errors = [{instancePath:instancePath+"/cases",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data7}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/cases",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data7}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
let data8 = data.needs;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate28.errors = [{instancePath:instancePath+"/needs",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate28.errors = [{instancePath:instancePath+"/needs",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data8}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excused !== undefined){
let data9 = data.excused;
const _errs20 = errors;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate28.errors = [{instancePath:instancePath+"/excused",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data9}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate28.errors = [{instancePath:instancePath+"/excused",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data9}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data10 = data.reason;
const _errs23 = errors;
if(typeof data10 !== "string"){
validate28.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema44.properties.reason.type,parentSchema:schema44.properties.reason,data:data10}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deselected !== undefined){
let data11 = data.deselected;
const _errs25 = errors;
if(true !== data11){
validate28.errors = [{instancePath:instancePath+"/deselected",schemaPath:"#/properties/deselected/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema44.properties.deselected,data:data11}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","additionalProperties":false,"required":["id","check","clause","requirement","level","operation","place","code","expected","actual","exchange","curl","seed","origin","path","seen","flaky","counts"],"properties":{"id":{"type":"string","minLength":1},"under":{"type":"string","minLength":1},"check":{"type":"string","minLength":1},"clause":{"type":"string"},"requirement":{"type":"string"},"level":{"enum":["must","should","drift","odd"]},"operation":{"$ref":"#/$defs/operationName"},"place":{"$ref":"#/$defs/place"},"code":{"type":"string","minLength":1},"expected":{"type":"string"},"actual":{"type":"string"},"exchange":{"$ref":"#/$defs/exchange"},"steps":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/exchange"}},"earlierSteps":{"type":"integer","minimum":1},"curl":{"type":"string"},"seed":{"type":"integer"},"origin":{"$ref":"#/$defs/origin"},"path":{"type":"string"},"replayPath":{"type":"string","minLength":1},"seen":{"type":"integer","minimum":1},"flaky":{"type":"boolean"},"counts":{"type":"boolean"},"known":{"type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"type":"string"},"expires":{"type":"string"}}},"other":{"$ref":"#/$defs/exchange"}}};
const schema51 = {"type":"object","additionalProperties":false,"required":["part","pointer"],"properties":{"part":{"enum":["request","method","path","query","header","body","answer","answer-header","forwarded","document","dialect"]},"pointer":{"type":"string"}}};
const schema52 = {"type":"object","additionalProperties":false,"required":["request","response"],"properties":{"request":{"type":"object","additionalProperties":false,"required":["method","url","headers"],"properties":{"method":{"type":"string","minLength":1},"url":{"type":"string","minLength":1},"headers":{"$ref":"#/$defs/headers"},"body":{"type":"string"},"bodyEncoding":{"const":"base64"},"chunkedAt":{"type":"array","maxItems":1000,"items":{"type":"integer","minimum":1}},"wire":{"enum":["pipelined-last","pipelined-first","behind-extension","behind-trailer","behind-expect","slow-head","slow-body","expect-continue","chunk-extension","chunk-trailer","chunk-zeros","chunk-bytes","chunk-size-too-small","chunk-size-too-large","chunk-size-no-hex","chunk-size-huge","chunk-bare-lf","chunk-no-end","line-first-empty","line-without-version","line-with-spaces","line-unknown-version","line-old-version","length-twice","length-and-chunks","length-negative","length-no-number","length-too-small","length-too-large","header-bare-lf","header-folded","header-space","header-nul","header-no-name","header-long","header-many","host-missing","host-twice","target-absolute","target-fragment","target-space","target-bytes","target-backslash","target-no-slash","target-long"]}},"dependentSchemas":{"bodyEncoding":{"required":["body"],"properties":{"body":{"$ref":"#/$defs/base64"}}},"chunkedAt":{"required":["body"]}}},"response":{"oneOf":[{"$ref":"#/$defs/answer"},{"$ref":"#/$defs/silence"}]}}};
const schema53 = {"type":"object","additionalProperties":{"type":"string"}};
const schema54 = {"title":"base64","type":"string","pattern":"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"};
const pattern5 = new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");
const schema55 = {"type":"object","additionalProperties":false,"required":["status","headers","body","ms","redirects"],"properties":{"status":{"$ref":"#/$defs/status"},"headers":{"$ref":"#/$defs/headers"},"body":{"type":"string"},"bodyLength":{"type":"integer","minimum":1},"ms":{"$ref":"#/$defs/milliseconds"},"redirects":{"type":"array","items":{"type":"string"}}}};
const schema56 = {"type":"integer","minimum":100,"maximum":999};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.status === undefined) && (missing0 = "status")) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.ms === undefined) && (missing0 = "ms"))) || ((data.redirects === undefined) && (missing0 = "redirects"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema55.required,parentSchema:schema55,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "headers")) || (key0 === "body")) || (key0 === "bodyLength")) || (key0 === "ms")) || (key0 === "redirects"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/status/type",keyword:"type",params:{type: "integer"},schema:schema56.type,parentSchema:schema56,data:data0}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema56,data:data0}];
return false;
}
else {
if(data0 < 100 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},schema:100,parentSchema:schema56,data:data0}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data1 = data.headers;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
const _errs9 = errors;
if(typeof data2 !== "string"){
validate32.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema53.additionalProperties.type,parentSchema:schema53.additionalProperties,data:data2}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data3 = data.body;
const _errs11 = errors;
if(typeof data3 !== "string"){
validate32.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema55.properties.body.type,parentSchema:schema55.properties.body,data:data3}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyLength !== undefined){
let data4 = data.bodyLength;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate32.errors = [{instancePath:instancePath+"/bodyLength",schemaPath:"#/properties/bodyLength/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.bodyLength.type,parentSchema:schema55.properties.bodyLength,data:data4}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/bodyLength",schemaPath:"#/properties/bodyLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema55.properties.bodyLength,data:data4}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ms !== undefined){
let data5 = data.ms;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate32.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41,data:data5}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: "number"},schema:schema41.type,parentSchema:schema41,data:data5}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirects !== undefined){
let data6 = data.redirects;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
var valid5 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs20 = errors;
if(typeof data7 !== "string"){
validate32.errors = [{instancePath:instancePath+"/redirects/" + i0,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "string"},schema:schema55.properties.redirects.items.type,parentSchema:schema55.properties.redirects.items,data:data7}];
return false;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"},schema:schema55.properties.redirects.type,parentSchema:schema55.properties.redirects,data:data6}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","additionalProperties":false,"required":["silence","detail","ms"],"properties":{"silence":{"type":"string"},"detail":{"type":"string"},"ms":{"$ref":"#/$defs/milliseconds"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.silence === undefined) && (missing0 = "silence")) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.ms === undefined) && (missing0 = "ms"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema59.required,parentSchema:schema59,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "silence") || (key0 === "detail")) || (key0 === "ms"))){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema59,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.silence !== undefined){
let data0 = data.silence;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate34.errors = [{instancePath:instancePath+"/silence",schemaPath:"#/properties/silence/type",keyword:"type",params:{type: "string"},schema:schema59.properties.silence.type,parentSchema:schema59.properties.silence,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data1 = data.detail;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate34.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema59.properties.detail.type,parentSchema:schema59.properties.detail,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ms !== undefined){
let data2 = data.ms;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41,data:data2}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: "number"},schema:schema41.type,parentSchema:schema41,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.request === undefined) && (missing0 = "request")) || ((data.response === undefined) && (missing0 = "response"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema52.required,parentSchema:schema52,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "request") || (key0 === "response"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.request !== undefined){
let data0 = data.request;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.method === undefined) && (missing1 = "method")) || ((data0.url === undefined) && (missing1 = "url"))) || ((data0.headers === undefined) && (missing1 = "headers"))){
validate31.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: missing1},schema:schema52.properties.request.required,parentSchema:schema52.properties.request,data:data0}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((((key1 === "method") || (key1 === "url")) || (key1 === "headers")) || (key1 === "body")) || (key1 === "bodyEncoding")) || (key1 === "chunkedAt")) || (key1 === "wire"))){
validate31.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema52.properties.request,data:data0}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.method !== undefined){
let data1 = data0.method;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length < 1){
validate31.errors = [{instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema52.properties.request.properties.method,data:data1}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type: "string"},schema:schema52.properties.request.properties.method.type,parentSchema:schema52.properties.request.properties.method,data:data1}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.url !== undefined){
let data2 = data0.url;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length < 1){
validate31.errors = [{instancePath:instancePath+"/request/url",schemaPath:"#/properties/request/properties/url/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema52.properties.request.properties.url,data:data2}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type: "string"},schema:schema52.properties.request.properties.url.type,parentSchema:schema52.properties.request.properties.url,data:data2}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.headers !== undefined){
let data3 = data0.headers;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
let data4 = data3[key2];
const _errs13 = errors;
if(typeof data4 !== "string"){
validate31.errors = [{instancePath:instancePath+"/request/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema53.additionalProperties.type,parentSchema:schema53.additionalProperties,data:data4}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/request/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data:data3}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.body !== undefined){
let data5 = data0.body;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate31.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/properties/request/properties/body/type",keyword:"type",params:{type: "string"},schema:schema52.properties.request.properties.body.type,parentSchema:schema52.properties.request.properties.body,data:data5}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.bodyEncoding !== undefined){
let data6 = data0.bodyEncoding;
const _errs17 = errors;
if("base64" !== data6){
validate31.errors = [{instancePath:instancePath+"/request/bodyEncoding",schemaPath:"#/properties/request/properties/bodyEncoding/const",keyword:"const",params:{allowedValue: "base64"},schema:"base64",parentSchema:schema52.properties.request.properties.bodyEncoding,data:data6}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.chunkedAt !== undefined){
let data7 = data0.chunkedAt;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
if(data7.length > 1000){
validate31.errors = [{instancePath:instancePath+"/request/chunkedAt",schemaPath:"#/properties/request/properties/chunkedAt/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema52.properties.request.properties.chunkedAt,data:data7}];
return false;
}
else {
var valid4 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate31.errors = [{instancePath:instancePath+"/request/chunkedAt/" + i0,schemaPath:"#/properties/request/properties/chunkedAt/items/type",keyword:"type",params:{type: "integer"},schema:schema52.properties.request.properties.chunkedAt.items.type,parentSchema:schema52.properties.request.properties.chunkedAt.items,data:data8}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate31.errors = [{instancePath:instancePath+"/request/chunkedAt/" + i0,schemaPath:"#/properties/request/properties/chunkedAt/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema52.properties.request.properties.chunkedAt.items,data:data8}];
return false;
}
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/request/chunkedAt",schemaPath:"#/properties/request/properties/chunkedAt/type",keyword:"type",params:{type: "array"},schema:schema52.properties.request.properties.chunkedAt.type,parentSchema:schema52.properties.request.properties.chunkedAt,data:data7}];
return false;
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wire !== undefined){
let data9 = data0.wire;
const _errs22 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((data9 === "pipelined-last") || (data9 === "pipelined-first")) || (data9 === "behind-extension")) || (data9 === "behind-trailer")) || (data9 === "behind-expect")) || (data9 === "slow-head")) || (data9 === "slow-body")) || (data9 === "expect-continue")) || (data9 === "chunk-extension")) || (data9 === "chunk-trailer")) || (data9 === "chunk-zeros")) || (data9 === "chunk-bytes")) || (data9 === "chunk-size-too-small")) || (data9 === "chunk-size-too-large")) || (data9 === "chunk-size-no-hex")) || (data9 === "chunk-size-huge")) || (data9 === "chunk-bare-lf")) || (data9 === "chunk-no-end")) || (data9 === "line-first-empty")) || (data9 === "line-without-version")) || (data9 === "line-with-spaces")) || (data9 === "line-unknown-version")) || (data9 === "line-old-version")) || (data9 === "length-twice")) || (data9 === "length-and-chunks")) || (data9 === "length-negative")) || (data9 === "length-no-number")) || (data9 === "length-too-small")) || (data9 === "length-too-large")) || (data9 === "header-bare-lf")) || (data9 === "header-folded")) || (data9 === "header-space")) || (data9 === "header-nul")) || (data9 === "header-no-name")) || (data9 === "header-long")) || (data9 === "header-many")) || (data9 === "host-missing")) || (data9 === "host-twice")) || (data9 === "target-absolute")) || (data9 === "target-fragment")) || (data9 === "target-space")) || (data9 === "target-bytes")) || (data9 === "target-backslash")) || (data9 === "target-no-slash")) || (data9 === "target-long"))){
validate31.errors = [{instancePath:instancePath+"/request/wire",schemaPath:"#/properties/request/properties/wire/enum",keyword:"enum",params:{allowedValues: schema52.properties.request.properties.wire.enum},schema:schema52.properties.request.properties.wire.enum,parentSchema:schema52.properties.request.properties.wire,data:data9}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.bodyEncoding !== undefined){
const _errs23 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing2;
if((data0.body === undefined) && (missing2 = "body")){
validate31.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/dependentSchemas/bodyEncoding/required",keyword:"required",params:{missingProperty: missing2},schema:schema52.properties.request.dependentSchemas.bodyEncoding.required,parentSchema:schema52.properties.request.dependentSchemas.bodyEncoding,data:data0}];
return false;
}
else {
if(data0.body !== undefined){
let data10 = data0.body;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate31.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},schema:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",parentSchema:schema54,data:data10}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/base64/type",keyword:"type",params:{type: "string"},schema:schema54.type,parentSchema:schema54,data:data10}];
return false;
}
}
}
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.chunkedAt !== undefined){
const _errs27 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing3;
if((data0.body === undefined) && (missing3 = "body")){
validate31.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/dependentSchemas/chunkedAt/required",keyword:"required",params:{missingProperty: missing3},schema:schema52.properties.request.dependentSchemas.chunkedAt.required,parentSchema:schema52.properties.request.dependentSchemas.chunkedAt,data:data0}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},schema:schema52.properties.request.type,parentSchema:schema52.properties.request,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data11 = data.response;
const _errs28 = errors;
const _errs29 = errors;
let valid8 = false;
let passing0 = null;
const _errs30 = errors;
if(!(validate32(data11, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs30 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
var props0 = true;
}
const _errs31 = errors;
if(!(validate34(data11, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs31 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid8){
const err0 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema52.properties.response.oneOf,parentSchema:schema52.properties.response,data:data11};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate31.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["phase","index"],"properties":{"phase":{"const":"systematic"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","property","seed","index"],"properties":{"phase":{"const":"random"},"property":{"type":"string"},"seed":{"type":"integer"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","agentId","seed","index"],"properties":{"phase":{"const":"sequence"},"agentId":{"type":"string"},"seed":{"type":"integer"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","about","index"],"properties":{"phase":{"enum":["scenario","scenario-exchange"]},"about":{"type":"string"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","point"],"properties":{"phase":{"const":"dialect"},"point":{"type":"string"}}},{"type":"object","additionalProperties":false,"required":["phase","mutations","index"],"properties":{"phase":{"const":"fuzz"},"mutations":{"type":"array","items":{"type":"string"}},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase","property","index"],"properties":{"phase":{"const":"comparison"},"property":{"type":"string"},"index":{"$ref":"#/$defs/count"}}},{"type":"object","additionalProperties":false,"required":["phase"],"properties":{"phase":{"const":"run"}}}]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.phase === undefined) && (missing0 = "phase")) || ((data.index === undefined) && (missing0 = "index"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema61.oneOf[0].required,parentSchema:schema61.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "phase") || (key0 === "index"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema61.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.phase !== undefined){
let data0 = data.phase;
const _errs4 = errors;
if("systematic" !== data0){
const err2 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/0/properties/phase/const",keyword:"const",params:{allowedValue: "systematic"},schema:"systematic",parentSchema:schema61.oneOf[0].properties.phase,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.index !== undefined){
let data1 = data.index;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[0].type,parentSchema:schema61.oneOf[0],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.phase === undefined) && (missing1 = "phase")) || ((data.property === undefined) && (missing1 = "property"))) || ((data.seed === undefined) && (missing1 = "seed"))) || ((data.index === undefined) && (missing1 = "index"))){
const err6 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema61.oneOf[1].required,parentSchema:schema61.oneOf[1],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data){
if(!((((key1 === "phase") || (key1 === "property")) || (key1 === "seed")) || (key1 === "index"))){
const err7 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema61.oneOf[1],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data.phase !== undefined){
let data2 = data.phase;
const _errs11 = errors;
if("random" !== data2){
const err8 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/1/properties/phase/const",keyword:"const",params:{allowedValue: "random"},schema:"random",parentSchema:schema61.oneOf[1].properties.phase,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.property !== undefined){
let data3 = data.property;
const _errs12 = errors;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/property",schemaPath:"#/oneOf/1/properties/property/type",keyword:"type",params:{type: "string"},schema:schema61.oneOf[1].properties.property.type,parentSchema:schema61.oneOf[1].properties.property,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.seed !== undefined){
let data4 = data.seed;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/seed",schemaPath:"#/oneOf/1/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema61.oneOf[1].properties.seed.type,parentSchema:schema61.oneOf[1].properties.seed,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.index !== undefined){
let data5 = data.index;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[1].type,parentSchema:schema61.oneOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((((data.phase === undefined) && (missing2 = "phase")) || ((data.agentId === undefined) && (missing2 = "agentId"))) || ((data.seed === undefined) && (missing2 = "seed"))) || ((data.index === undefined) && (missing2 = "index"))){
const err14 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},schema:schema61.oneOf[2].required,parentSchema:schema61.oneOf[2],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs21 = errors;
for(const key2 in data){
if(!((((key2 === "phase") || (key2 === "agentId")) || (key2 === "seed")) || (key2 === "index"))){
const err15 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema61.oneOf[2],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs21 === errors){
if(data.phase !== undefined){
let data6 = data.phase;
const _errs22 = errors;
if("sequence" !== data6){
const err16 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/2/properties/phase/const",keyword:"const",params:{allowedValue: "sequence"},schema:"sequence",parentSchema:schema61.oneOf[2].properties.phase,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.agentId !== undefined){
let data7 = data.agentId;
const _errs23 = errors;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/agentId",schemaPath:"#/oneOf/2/properties/agentId/type",keyword:"type",params:{type: "string"},schema:schema61.oneOf[2].properties.agentId.type,parentSchema:schema61.oneOf[2].properties.agentId,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.seed !== undefined){
let data8 = data.seed;
const _errs25 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/seed",schemaPath:"#/oneOf/2/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema61.oneOf[2].properties.seed.type,parentSchema:schema61.oneOf[2].properties.seed,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.index !== undefined){
let data9 = data.index;
const _errs27 = errors;
const _errs28 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(errors === _errs28){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[2].type,parentSchema:schema61.oneOf[2],data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.phase === undefined) && (missing3 = "phase")) || ((data.about === undefined) && (missing3 = "about"))) || ((data.index === undefined) && (missing3 = "index"))){
const err22 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},schema:schema61.oneOf[3].required,parentSchema:schema61.oneOf[3],data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
const _errs32 = errors;
for(const key3 in data){
if(!(((key3 === "phase") || (key3 === "about")) || (key3 === "index"))){
const err23 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema61.oneOf[3],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
}
if(_errs32 === errors){
if(data.phase !== undefined){
let data10 = data.phase;
const _errs33 = errors;
if(!((data10 === "scenario") || (data10 === "scenario-exchange"))){
const err24 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/3/properties/phase/enum",keyword:"enum",params:{allowedValues: schema61.oneOf[3].properties.phase.enum},schema:schema61.oneOf[3].properties.phase.enum,parentSchema:schema61.oneOf[3].properties.phase,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.about !== undefined){
let data11 = data.about;
const _errs34 = errors;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/about",schemaPath:"#/oneOf/3/properties/about/type",keyword:"type",params:{type: "string"},schema:schema61.oneOf[3].properties.about.type,parentSchema:schema61.oneOf[3].properties.about,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.index !== undefined){
let data12 = data.index;
const _errs36 = errors;
const _errs37 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs37){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[3].type,parentSchema:schema61.oneOf[3],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs39 = errors;
if(errors === _errs39){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.phase === undefined) && (missing4 = "phase")) || ((data.point === undefined) && (missing4 = "point"))){
const err29 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing4},schema:schema61.oneOf[4].required,parentSchema:schema61.oneOf[4],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
const _errs41 = errors;
for(const key4 in data){
if(!((key4 === "phase") || (key4 === "point"))){
const err30 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema61.oneOf[4],data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break;
}
}
if(_errs41 === errors){
if(data.phase !== undefined){
let data13 = data.phase;
const _errs42 = errors;
if("dialect" !== data13){
const err31 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/4/properties/phase/const",keyword:"const",params:{allowedValue: "dialect"},schema:"dialect",parentSchema:schema61.oneOf[4].properties.phase,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid9 = _errs42 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.point !== undefined){
let data14 = data.point;
const _errs43 = errors;
if(typeof data14 !== "string"){
const err32 = {instancePath:instancePath+"/point",schemaPath:"#/oneOf/4/properties/point/type",keyword:"type",params:{type: "string"},schema:schema61.oneOf[4].properties.point.type,parentSchema:schema61.oneOf[4].properties.point,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[4].type,parentSchema:schema61.oneOf[4],data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid0 = _errs39 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs45 = errors;
if(errors === _errs45){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.phase === undefined) && (missing5 = "phase")) || ((data.mutations === undefined) && (missing5 = "mutations"))) || ((data.index === undefined) && (missing5 = "index"))){
const err34 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing5},schema:schema61.oneOf[5].required,parentSchema:schema61.oneOf[5],data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
const _errs47 = errors;
for(const key5 in data){
if(!(((key5 === "phase") || (key5 === "mutations")) || (key5 === "index"))){
const err35 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema61.oneOf[5],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
break;
}
}
if(_errs47 === errors){
if(data.phase !== undefined){
let data15 = data.phase;
const _errs48 = errors;
if("fuzz" !== data15){
const err36 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/5/properties/phase/const",keyword:"const",params:{allowedValue: "fuzz"},schema:"fuzz",parentSchema:schema61.oneOf[5].properties.phase,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.mutations !== undefined){
let data16 = data.mutations;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data16)){
var valid11 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs51 = errors;
if(typeof data17 !== "string"){
const err37 = {instancePath:instancePath+"/mutations/" + i0,schemaPath:"#/oneOf/5/properties/mutations/items/type",keyword:"type",params:{type: "string"},schema:schema61.oneOf[5].properties.mutations.items.type,parentSchema:schema61.oneOf[5].properties.mutations.items,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid11 = _errs51 === errors;
if(!valid11){
break;
}
}
}
else {
const err38 = {instancePath:instancePath+"/mutations",schemaPath:"#/oneOf/5/properties/mutations/type",keyword:"type",params:{type: "array"},schema:schema61.oneOf[5].properties.mutations.type,parentSchema:schema61.oneOf[5].properties.mutations,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid10 = _errs49 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.index !== undefined){
let data18 = data.index;
const _errs53 = errors;
const _errs54 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err39 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(errors === _errs54){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err40 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
var valid10 = _errs53 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[5].type,parentSchema:schema61.oneOf[5],data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid0 = _errs45 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.phase === undefined) && (missing6 = "phase")) || ((data.property === undefined) && (missing6 = "property"))) || ((data.index === undefined) && (missing6 = "index"))){
const err42 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing6},schema:schema61.oneOf[6].required,parentSchema:schema61.oneOf[6],data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
const _errs58 = errors;
for(const key6 in data){
if(!(((key6 === "phase") || (key6 === "property")) || (key6 === "index"))){
const err43 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema61.oneOf[6],data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
break;
}
}
if(_errs58 === errors){
if(data.phase !== undefined){
let data19 = data.phase;
const _errs59 = errors;
if("comparison" !== data19){
const err44 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/6/properties/phase/const",keyword:"const",params:{allowedValue: "comparison"},schema:"comparison",parentSchema:schema61.oneOf[6].properties.phase,data:data19};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid13 = _errs59 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.property !== undefined){
let data20 = data.property;
const _errs60 = errors;
if(typeof data20 !== "string"){
const err45 = {instancePath:instancePath+"/property",schemaPath:"#/oneOf/6/properties/property/type",keyword:"type",params:{type: "string"},schema:schema61.oneOf[6].properties.property.type,parentSchema:schema61.oneOf[6].properties.property,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid13 = _errs60 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.index !== undefined){
let data21 = data.index;
const _errs62 = errors;
const _errs63 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err46 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(errors === _errs63){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err47 = {instancePath:instancePath+"/index",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data21};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
var valid13 = _errs62 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[6].type,parentSchema:schema61.oneOf[6],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var _valid0 = _errs56 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = true;
}
}
const _errs65 = errors;
if(errors === _errs65){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.phase === undefined) && (missing7 = "phase")){
const err49 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing7},schema:schema61.oneOf[7].required,parentSchema:schema61.oneOf[7],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
const _errs67 = errors;
for(const key7 in data){
if(!(key7 === "phase")){
const err50 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema61.oneOf[7],data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
break;
}
}
if(_errs67 === errors){
if(data.phase !== undefined){
let data22 = data.phase;
if("run" !== data22){
const err51 = {instancePath:instancePath+"/phase",schemaPath:"#/oneOf/7/properties/phase/const",keyword:"const",params:{allowedValue: "run"},schema:"run",parentSchema:schema61.oneOf[7].properties.phase,data:data22};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},schema:schema61.oneOf[7].type,parentSchema:schema61.oneOf[7],data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var _valid0 = _errs65 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
}
}
if(!valid0){
const err53 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema61.oneOf,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
validate38.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate38.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.check === undefined) && (missing0 = "check"))) || ((data.clause === undefined) && (missing0 = "clause"))) || ((data.requirement === undefined) && (missing0 = "requirement"))) || ((data.level === undefined) && (missing0 = "level"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.actual === undefined) && (missing0 = "actual"))) || ((data.exchange === undefined) && (missing0 = "exchange"))) || ((data.curl === undefined) && (missing0 = "curl"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.seen === undefined) && (missing0 = "seen"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.counts === undefined) && (missing0 = "counts"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema49.required,parentSchema:schema49,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.id,data:data0}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema49.properties.id.type,parentSchema:schema49.properties.id,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.under !== undefined){
let data1 = data.under;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate30.errors = [{instancePath:instancePath+"/under",schemaPath:"#/properties/under/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.under,data:data1}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/under",schemaPath:"#/properties/under/type",keyword:"type",params:{type: "string"},schema:schema49.properties.under.type,parentSchema:schema49.properties.under,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data2 = data.check;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate30.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.check,data:data2}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},schema:schema49.properties.check.type,parentSchema:schema49.properties.check,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clause !== undefined){
let data3 = data.clause;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate30.errors = [{instancePath:instancePath+"/clause",schemaPath:"#/properties/clause/type",keyword:"type",params:{type: "string"},schema:schema49.properties.clause.type,parentSchema:schema49.properties.clause,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requirement !== undefined){
let data4 = data.requirement;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate30.errors = [{instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: "string"},schema:schema49.properties.requirement.type,parentSchema:schema49.properties.requirement,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.level !== undefined){
let data5 = data.level;
const _errs12 = errors;
if(!((((data5 === "must") || (data5 === "should")) || (data5 === "drift")) || (data5 === "odd"))){
validate30.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema49.properties.level.enum},schema:schema49.properties.level.enum,parentSchema:schema49.properties.level,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data6 = data.operation;
const _errs13 = errors;
if(!((((data6 === "readEvolutionStatus") || (data6 === "createGenome")) || (data6 === "updateAgent")) || (data6 === "listAgents"))){
validate30.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/$defs/operationName/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data6}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data7 = data.place;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.part === undefined) && (missing1 = "part")) || ((data7.pointer === undefined) && (missing1 = "pointer"))){
validate30.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},schema:schema51.required,parentSchema:schema51,data:data7}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data7){
if(!((key1 === "part") || (key1 === "pointer"))){
validate30.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema51,data:data7}];
return false;
break;
}
}
if(_errs18 === errors){
if(data7.part !== undefined){
let data8 = data7.part;
const _errs19 = errors;
if(!(((((((((((data8 === "request") || (data8 === "method")) || (data8 === "path")) || (data8 === "query")) || (data8 === "header")) || (data8 === "body")) || (data8 === "answer")) || (data8 === "answer-header")) || (data8 === "forwarded")) || (data8 === "document")) || (data8 === "dialect"))){
validate30.errors = [{instancePath:instancePath+"/place/part",schemaPath:"#/$defs/place/properties/part/enum",keyword:"enum",params:{allowedValues: schema51.properties.part.enum},schema:schema51.properties.part.enum,parentSchema:schema51.properties.part,data:data8}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.pointer !== undefined){
let data9 = data7.pointer;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate30.errors = [{instancePath:instancePath+"/place/pointer",schemaPath:"#/$defs/place/properties/pointer/type",keyword:"type",params:{type: "string"},schema:schema51.properties.pointer.type,parentSchema:schema51.properties.pointer,data:data9}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data10 = data.code;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length < 1){
validate30.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.code,data:data10}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema49.properties.code.type,parentSchema:schema49.properties.code,data:data10}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data11 = data.expected;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate30.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},schema:schema49.properties.expected.type,parentSchema:schema49.properties.expected,data:data11}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actual !== undefined){
let data12 = data.actual;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate30.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: "string"},schema:schema49.properties.actual.type,parentSchema:schema49.properties.actual,data:data12}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchange !== undefined){
const _errs28 = errors;
if(!(validate31(data.exchange, {instancePath:instancePath+"/exchange",parentData:data,parentDataProperty:"exchange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data14 = data.steps;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
if(data14.length < 2){
validate30.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema49.properties.steps,data:data14}];
return false;
}
else {
var valid4 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs31 = errors;
if(!(validate31(data14[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data14,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema49.properties.steps.type,parentSchema:schema49.properties.steps,data:data14}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlierSteps !== undefined){
let data16 = data.earlierSteps;
const _errs32 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate30.errors = [{instancePath:instancePath+"/earlierSteps",schemaPath:"#/properties/earlierSteps/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.earlierSteps.type,parentSchema:schema49.properties.earlierSteps,data:data16}];
return false;
}
if(errors === _errs32){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate30.errors = [{instancePath:instancePath+"/earlierSteps",schemaPath:"#/properties/earlierSteps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema49.properties.earlierSteps,data:data16}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.curl !== undefined){
let data17 = data.curl;
const _errs34 = errors;
if(typeof data17 !== "string"){
validate30.errors = [{instancePath:instancePath+"/curl",schemaPath:"#/properties/curl/type",keyword:"type",params:{type: "string"},schema:schema49.properties.curl.type,parentSchema:schema49.properties.curl,data:data17}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data18 = data.seed;
const _errs36 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate30.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.seed.type,parentSchema:schema49.properties.seed,data:data18}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs38 = errors;
if(!(validate38(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data20 = data.path;
const _errs39 = errors;
if(typeof data20 !== "string"){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema49.properties.path.type,parentSchema:schema49.properties.path,data:data20}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayPath !== undefined){
let data21 = data.replayPath;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data21 === "string"){
if(data21.length < 1){
validate30.errors = [{instancePath:instancePath+"/replayPath",schemaPath:"#/properties/replayPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.replayPath,data:data21}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/replayPath",schemaPath:"#/properties/replayPath/type",keyword:"type",params:{type: "string"},schema:schema49.properties.replayPath.type,parentSchema:schema49.properties.replayPath,data:data21}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seen !== undefined){
let data22 = data.seen;
const _errs43 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate30.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.seen.type,parentSchema:schema49.properties.seen,data:data22}];
return false;
}
if(errors === _errs43){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
validate30.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema49.properties.seen,data:data22}];
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flaky !== undefined){
let data23 = data.flaky;
const _errs45 = errors;
if(typeof data23 !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.flaky.type,parentSchema:schema49.properties.flaky,data:data23}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data24 = data.counts;
const _errs47 = errors;
if(typeof data24 !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.counts.type,parentSchema:schema49.properties.counts,data:data24}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
let data25 = data.known;
const _errs49 = errors;
if(errors === _errs49){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if(((data25.reason === undefined) && (missing2 = "reason")) || ((data25.expires === undefined) && (missing2 = "expires"))){
validate30.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/required",keyword:"required",params:{missingProperty: missing2},schema:schema49.properties.known.required,parentSchema:schema49.properties.known,data:data25}];
return false;
}
else {
const _errs51 = errors;
for(const key2 in data25){
if(!((key2 === "reason") || (key2 === "expires"))){
validate30.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema49.properties.known,data:data25}];
return false;
break;
}
}
if(_errs51 === errors){
if(data25.reason !== undefined){
let data26 = data25.reason;
const _errs52 = errors;
if(typeof data26 !== "string"){
validate30.errors = [{instancePath:instancePath+"/known/reason",schemaPath:"#/properties/known/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema49.properties.known.properties.reason.type,parentSchema:schema49.properties.known.properties.reason,data:data26}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.expires !== undefined){
let data27 = data25.expires;
const _errs54 = errors;
if(typeof data27 !== "string"){
validate30.errors = [{instancePath:instancePath+"/known/expires",schemaPath:"#/properties/known/properties/expires/type",keyword:"type",params:{type: "string"},schema:schema49.properties.known.properties.expires.type,parentSchema:schema49.properties.known.properties.expires,data:data27}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "object"},schema:schema49.properties.known.type,parentSchema:schema49.properties.known,data:data25}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.other !== undefined){
const _errs56 = errors;
if(!(validate31(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","additionalProperties":false,"required":["choice","evidence"],"properties":{"choice":{"anyOf":[{"type":"string"},{"type":"number"}]},"evidence":{"type":"string"},"sure":{"type":"boolean"},"exchanges":{"type":"array","items":{"$ref":"#/$defs/exchange"}},"moves":{"type":"array","items":{"$ref":"#/$defs/observedMoves"}}}};
const schema69 = {"type":"object","additionalProperties":false,"required":["from","to","refused"],"properties":{"from":{"type":"string"},"to":{"type":"array","items":{"type":"string"}},"refused":{"type":"array","items":{"type":"string"}},"frozen":{"const":true}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.choice === undefined) && (missing0 = "choice")) || ((data.evidence === undefined) && (missing0 = "evidence"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema68.required,parentSchema:schema68,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "choice") || (key0 === "evidence")) || (key0 === "sure")) || (key0 === "exchanges")) || (key0 === "moves"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.choice !== undefined){
let data0 = data.choice;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema68.properties.choice.anyOf[0].type,parentSchema:schema68.properties.choice.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/anyOf/1/type",keyword:"type",params:{type: "number"},schema:schema68.properties.choice.anyOf[1].type,parentSchema:schema68.properties.choice.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/anyOf",keyword:"anyOf",params:{},schema:schema68.properties.choice.anyOf,parentSchema:schema68.properties.choice,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
let data1 = data.evidence;
const _errs8 = errors;
if(typeof data1 !== "string"){
validate42.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "string"},schema:schema68.properties.evidence.type,parentSchema:schema68.properties.evidence,data:data1}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sure !== undefined){
let data2 = data.sure;
const _errs10 = errors;
if(typeof data2 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/sure",schemaPath:"#/properties/sure/type",keyword:"type",params:{type: "boolean"},schema:schema68.properties.sure.type,parentSchema:schema68.properties.sure,data:data2}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data3 = data.exchanges;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate31(data3[i0], {instancePath:instancePath+"/exchanges/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},schema:schema68.properties.exchanges.type,parentSchema:schema68.properties.exchanges,data:data3}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moves !== undefined){
let data5 = data.moves;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.from === undefined) && (missing1 = "from")) || ((data6.to === undefined) && (missing1 = "to"))) || ((data6.refused === undefined) && (missing1 = "refused"))){
validate42.errors = [{instancePath:instancePath+"/moves/" + i1,schemaPath:"#/$defs/observedMoves/required",keyword:"required",params:{missingProperty: missing1},schema:schema69.required,parentSchema:schema69,data:data6}];
return false;
}
else {
const _errs20 = errors;
for(const key1 in data6){
if(!((((key1 === "from") || (key1 === "to")) || (key1 === "refused")) || (key1 === "frozen"))){
validate42.errors = [{instancePath:instancePath+"/moves/" + i1,schemaPath:"#/$defs/observedMoves/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema69,data:data6}];
return false;
break;
}
}
if(_errs20 === errors){
if(data6.from !== undefined){
let data7 = data6.from;
const _errs21 = errors;
if(typeof data7 !== "string"){
validate42.errors = [{instancePath:instancePath+"/moves/" + i1+"/from",schemaPath:"#/$defs/observedMoves/properties/from/type",keyword:"type",params:{type: "string"},schema:schema69.properties.from.type,parentSchema:schema69.properties.from,data:data7}];
return false;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.to !== undefined){
let data8 = data6.to;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data8)){
var valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs25 = errors;
if(typeof data9 !== "string"){
validate42.errors = [{instancePath:instancePath+"/moves/" + i1+"/to/" + i2,schemaPath:"#/$defs/observedMoves/properties/to/items/type",keyword:"type",params:{type: "string"},schema:schema69.properties.to.items.type,parentSchema:schema69.properties.to.items,data:data9}];
return false;
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/moves/" + i1+"/to",schemaPath:"#/$defs/observedMoves/properties/to/type",keyword:"type",params:{type: "array"},schema:schema69.properties.to.type,parentSchema:schema69.properties.to,data:data8}];
return false;
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.refused !== undefined){
let data10 = data6.refused;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data10)){
var valid7 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs29 = errors;
if(typeof data11 !== "string"){
validate42.errors = [{instancePath:instancePath+"/moves/" + i1+"/refused/" + i3,schemaPath:"#/$defs/observedMoves/properties/refused/items/type",keyword:"type",params:{type: "string"},schema:schema69.properties.refused.items.type,parentSchema:schema69.properties.refused.items,data:data11}];
return false;
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/moves/" + i1+"/refused",schemaPath:"#/$defs/observedMoves/properties/refused/type",keyword:"type",params:{type: "array"},schema:schema69.properties.refused.type,parentSchema:schema69.properties.refused,data:data10}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.frozen !== undefined){
let data12 = data6.frozen;
const _errs31 = errors;
if(true !== data12){
validate42.errors = [{instancePath:instancePath+"/moves/" + i1+"/frozen",schemaPath:"#/$defs/observedMoves/properties/frozen/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema69.properties.frozen,data:data12}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/moves/" + i1,schemaPath:"#/$defs/observedMoves/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data:data6}];
return false;
}
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "array"},schema:schema68.properties.moves.type,parentSchema:schema68.properties.moves,data:data5}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"oneOf":[{"$ref":"#/$defs/unchangedAgent"},{"$ref":"#/$defs/restoredAgent"},{"$ref":"#/$defs/unprovedAgent"},{"$ref":"#/$defs/changedAgent"},{"$ref":"#/$defs/unreadAgent"}]};
const schema71 = {"type":"object","additionalProperties":false,"required":["agentId","state"],"properties":{"state":{"const":"unchanged"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"}}};
const schema72 = {"type":"string"};
const schema73 = {"enum":["left","right"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agentId === undefined) && (missing0 = "agentId")) || ((data.state === undefined) && (missing0 = "state"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema71.required,parentSchema:schema71,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "state") || (key0 === "agentId")) || (key0 === "side"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema71,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if("unchanged" !== data0){
validate47.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "unchanged"},schema:"unchanged",parentSchema:schema71.properties.state,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined){
let data1 = data.agentId;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate47.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/$defs/restoredAgentId/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data2 = data.side;
const _errs6 = errors;
if(!((data2 === "left") || (data2 === "right"))){
validate47.errors = [{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","additionalProperties":false,"required":["agentId","state"],"properties":{"state":{"const":"restored"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"derived":{"type":"array","minItems":1,"items":{"type":"string"}}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agentId === undefined) && (missing0 = "agentId")) || ((data.state === undefined) && (missing0 = "state"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema74.required,parentSchema:schema74,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "state") || (key0 === "agentId")) || (key0 === "side")) || (key0 === "derived"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema74,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if("restored" !== data0){
validate49.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "restored"},schema:"restored",parentSchema:schema74.properties.state,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined){
let data1 = data.agentId;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate49.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/$defs/restoredAgentId/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data2 = data.side;
const _errs6 = errors;
if(!((data2 === "left") || (data2 === "right"))){
validate49.errors = [{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.derived !== undefined){
let data3 = data.derived;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length < 1){
validate49.errors = [{instancePath:instancePath+"/derived",schemaPath:"#/properties/derived/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema74.properties.derived,data:data3}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
validate49.errors = [{instancePath:instancePath+"/derived/" + i0,schemaPath:"#/properties/derived/items/type",keyword:"type",params:{type: "string"},schema:schema74.properties.derived.items.type,parentSchema:schema74.properties.derived.items,data:data4}];
return false;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/derived",schemaPath:"#/properties/derived/type",keyword:"type",params:{type: "array"},schema:schema74.properties.derived.type,parentSchema:schema74.properties.derived,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","additionalProperties":false,"required":["agentId","state","doubts","remaining"],"properties":{"state":{"const":"unproved"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"doubts":{"$ref":"#/$defs/fieldDoubts"},"remaining":{"$ref":"#/$defs/remainingUpdate"}}};
const schema80 = {"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["field","shown"],"properties":{"field":{"type":"string"},"shown":{"enum":["not-at-all","otherwise","masked"]},"at":{"type":"string"}}}};
const schema81 = {"type":"object","additionalProperties":false,"required":["updatePath","update","withheld"],"properties":{"updatePath":{"type":"string"},"update":{"type":"string"},"withheld":{"type":"array","items":{"type":"string"}}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.agentId === undefined) && (missing0 = "agentId")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.doubts === undefined) && (missing0 = "doubts"))) || ((data.remaining === undefined) && (missing0 = "remaining"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema77.required,parentSchema:schema77,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "agentId")) || (key0 === "side")) || (key0 === "doubts")) || (key0 === "remaining"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema77,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if("unproved" !== data0){
validate51.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "unproved"},schema:"unproved",parentSchema:schema77.properties.state,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined){
let data1 = data.agentId;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate51.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/$defs/restoredAgentId/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data2 = data.side;
const _errs6 = errors;
if(!((data2 === "left") || (data2 === "right"))){
validate51.errors = [{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doubts !== undefined){
let data3 = data.doubts;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length < 1){
validate51.errors = [{instancePath:instancePath+"/doubts",schemaPath:"#/$defs/fieldDoubts/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema80,data:data3}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.field === undefined) && (missing1 = "field")) || ((data4.shown === undefined) && (missing1 = "shown"))){
validate51.errors = [{instancePath:instancePath+"/doubts/" + i0,schemaPath:"#/$defs/fieldDoubts/items/required",keyword:"required",params:{missingProperty: missing1},schema:schema80.items.required,parentSchema:schema80.items,data:data4}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!(((key1 === "field") || (key1 === "shown")) || (key1 === "at"))){
validate51.errors = [{instancePath:instancePath+"/doubts/" + i0,schemaPath:"#/$defs/fieldDoubts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema80.items,data:data4}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.field !== undefined){
let data5 = data4.field;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate51.errors = [{instancePath:instancePath+"/doubts/" + i0+"/field",schemaPath:"#/$defs/fieldDoubts/items/properties/field/type",keyword:"type",params:{type: "string"},schema:schema80.items.properties.field.type,parentSchema:schema80.items.properties.field,data:data5}];
return false;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.shown !== undefined){
let data6 = data4.shown;
const _errs16 = errors;
if(!(((data6 === "not-at-all") || (data6 === "otherwise")) || (data6 === "masked"))){
validate51.errors = [{instancePath:instancePath+"/doubts/" + i0+"/shown",schemaPath:"#/$defs/fieldDoubts/items/properties/shown/enum",keyword:"enum",params:{allowedValues: schema80.items.properties.shown.enum},schema:schema80.items.properties.shown.enum,parentSchema:schema80.items.properties.shown,data:data6}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.at !== undefined){
let data7 = data4.at;
const _errs17 = errors;
if(typeof data7 !== "string"){
validate51.errors = [{instancePath:instancePath+"/doubts/" + i0+"/at",schemaPath:"#/$defs/fieldDoubts/items/properties/at/type",keyword:"type",params:{type: "string"},schema:schema80.items.properties.at.type,parentSchema:schema80.items.properties.at,data:data7}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/doubts/" + i0,schemaPath:"#/$defs/fieldDoubts/items/type",keyword:"type",params:{type: "object"},schema:schema80.items.type,parentSchema:schema80.items,data:data4}];
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/doubts",schemaPath:"#/$defs/fieldDoubts/type",keyword:"type",params:{type: "array"},schema:schema80.type,parentSchema:schema80,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data8 = data.remaining;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.updatePath === undefined) && (missing2 = "updatePath")) || ((data8.update === undefined) && (missing2 = "update"))) || ((data8.withheld === undefined) && (missing2 = "withheld"))){
validate51.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/required",keyword:"required",params:{missingProperty: missing2},schema:schema81.required,parentSchema:schema81,data:data8}];
return false;
}
else {
const _errs22 = errors;
for(const key2 in data8){
if(!(((key2 === "updatePath") || (key2 === "update")) || (key2 === "withheld"))){
validate51.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema81,data:data8}];
return false;
break;
}
}
if(_errs22 === errors){
if(data8.updatePath !== undefined){
let data9 = data8.updatePath;
const _errs23 = errors;
if(typeof data9 !== "string"){
validate51.errors = [{instancePath:instancePath+"/remaining/updatePath",schemaPath:"#/$defs/remainingUpdate/properties/updatePath/type",keyword:"type",params:{type: "string"},schema:schema81.properties.updatePath.type,parentSchema:schema81.properties.updatePath,data:data9}];
return false;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.update !== undefined){
let data10 = data8.update;
const _errs25 = errors;
if(typeof data10 !== "string"){
validate51.errors = [{instancePath:instancePath+"/remaining/update",schemaPath:"#/$defs/remainingUpdate/properties/update/type",keyword:"type",params:{type: "string"},schema:schema81.properties.update.type,parentSchema:schema81.properties.update,data:data10}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.withheld !== undefined){
let data11 = data8.withheld;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data11)){
var valid8 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs29 = errors;
if(typeof data12 !== "string"){
validate51.errors = [{instancePath:instancePath+"/remaining/withheld/" + i1,schemaPath:"#/$defs/remainingUpdate/properties/withheld/items/type",keyword:"type",params:{type: "string"},schema:schema81.properties.withheld.items.type,parentSchema:schema81.properties.withheld.items,data:data12}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/remaining/withheld",schemaPath:"#/$defs/remainingUpdate/properties/withheld/type",keyword:"type",params:{type: "array"},schema:schema81.properties.withheld.type,parentSchema:schema81.properties.withheld,data:data11}];
return false;
}
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data8}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":"object","additionalProperties":false,"required":["agentId","state","lost","remaining"],"properties":{"state":{"const":"changed"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"lost":{"type":"array","minItems":1,"items":{"type":"string"}},"doubts":{"$ref":"#/$defs/fieldDoubts"},"remaining":{"$ref":"#/$defs/remainingUpdate"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.agentId === undefined) && (missing0 = "agentId")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.lost === undefined) && (missing0 = "lost"))) || ((data.remaining === undefined) && (missing0 = "remaining"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema82.required,parentSchema:schema82,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "state") || (key0 === "agentId")) || (key0 === "side")) || (key0 === "lost")) || (key0 === "doubts")) || (key0 === "remaining"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if("changed" !== data0){
validate53.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "changed"},schema:"changed",parentSchema:schema82.properties.state,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined){
let data1 = data.agentId;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate53.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/$defs/restoredAgentId/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data2 = data.side;
const _errs6 = errors;
if(!((data2 === "left") || (data2 === "right"))){
validate53.errors = [{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lost !== undefined){
let data3 = data.lost;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length < 1){
validate53.errors = [{instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema82.properties.lost,data:data3}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
validate53.errors = [{instancePath:instancePath+"/lost/" + i0,schemaPath:"#/properties/lost/items/type",keyword:"type",params:{type: "string"},schema:schema82.properties.lost.items.type,parentSchema:schema82.properties.lost.items,data:data4}];
return false;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "array"},schema:schema82.properties.lost.type,parentSchema:schema82.properties.lost,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doubts !== undefined){
let data5 = data.doubts;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
if(data5.length < 1){
validate53.errors = [{instancePath:instancePath+"/doubts",schemaPath:"#/$defs/fieldDoubts/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema80,data:data5}];
return false;
}
else {
var valid5 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.field === undefined) && (missing1 = "field")) || ((data6.shown === undefined) && (missing1 = "shown"))){
validate53.errors = [{instancePath:instancePath+"/doubts/" + i1,schemaPath:"#/$defs/fieldDoubts/items/required",keyword:"required",params:{missingProperty: missing1},schema:schema80.items.required,parentSchema:schema80.items,data:data6}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!(((key1 === "field") || (key1 === "shown")) || (key1 === "at"))){
validate53.errors = [{instancePath:instancePath+"/doubts/" + i1,schemaPath:"#/$defs/fieldDoubts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema80.items,data:data6}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.field !== undefined){
let data7 = data6.field;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate53.errors = [{instancePath:instancePath+"/doubts/" + i1+"/field",schemaPath:"#/$defs/fieldDoubts/items/properties/field/type",keyword:"type",params:{type: "string"},schema:schema80.items.properties.field.type,parentSchema:schema80.items.properties.field,data:data7}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.shown !== undefined){
let data8 = data6.shown;
const _errs20 = errors;
if(!(((data8 === "not-at-all") || (data8 === "otherwise")) || (data8 === "masked"))){
validate53.errors = [{instancePath:instancePath+"/doubts/" + i1+"/shown",schemaPath:"#/$defs/fieldDoubts/items/properties/shown/enum",keyword:"enum",params:{allowedValues: schema80.items.properties.shown.enum},schema:schema80.items.properties.shown.enum,parentSchema:schema80.items.properties.shown,data:data8}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.at !== undefined){
let data9 = data6.at;
const _errs21 = errors;
if(typeof data9 !== "string"){
validate53.errors = [{instancePath:instancePath+"/doubts/" + i1+"/at",schemaPath:"#/$defs/fieldDoubts/items/properties/at/type",keyword:"type",params:{type: "string"},schema:schema80.items.properties.at.type,parentSchema:schema80.items.properties.at,data:data9}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/doubts/" + i1,schemaPath:"#/$defs/fieldDoubts/items/type",keyword:"type",params:{type: "object"},schema:schema80.items.type,parentSchema:schema80.items,data:data6}];
return false;
}
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/doubts",schemaPath:"#/$defs/fieldDoubts/type",keyword:"type",params:{type: "array"},schema:schema80.type,parentSchema:schema80,data:data5}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data10 = data.remaining;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((data10.updatePath === undefined) && (missing2 = "updatePath")) || ((data10.update === undefined) && (missing2 = "update"))) || ((data10.withheld === undefined) && (missing2 = "withheld"))){
validate53.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/required",keyword:"required",params:{missingProperty: missing2},schema:schema81.required,parentSchema:schema81,data:data10}];
return false;
}
else {
const _errs26 = errors;
for(const key2 in data10){
if(!(((key2 === "updatePath") || (key2 === "update")) || (key2 === "withheld"))){
validate53.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema81,data:data10}];
return false;
break;
}
}
if(_errs26 === errors){
if(data10.updatePath !== undefined){
let data11 = data10.updatePath;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate53.errors = [{instancePath:instancePath+"/remaining/updatePath",schemaPath:"#/$defs/remainingUpdate/properties/updatePath/type",keyword:"type",params:{type: "string"},schema:schema81.properties.updatePath.type,parentSchema:schema81.properties.updatePath,data:data11}];
return false;
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data10.update !== undefined){
let data12 = data10.update;
const _errs29 = errors;
if(typeof data12 !== "string"){
validate53.errors = [{instancePath:instancePath+"/remaining/update",schemaPath:"#/$defs/remainingUpdate/properties/update/type",keyword:"type",params:{type: "string"},schema:schema81.properties.update.type,parentSchema:schema81.properties.update,data:data12}];
return false;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data10.withheld !== undefined){
let data13 = data10.withheld;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data13)){
var valid9 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs33 = errors;
if(typeof data14 !== "string"){
validate53.errors = [{instancePath:instancePath+"/remaining/withheld/" + i2,schemaPath:"#/$defs/remainingUpdate/properties/withheld/items/type",keyword:"type",params:{type: "string"},schema:schema81.properties.withheld.items.type,parentSchema:schema81.properties.withheld.items,data:data14}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/remaining/withheld",schemaPath:"#/$defs/remainingUpdate/properties/withheld/type",keyword:"type",params:{type: "array"},schema:schema81.properties.withheld.type,parentSchema:schema81.properties.withheld,data:data13}];
return false;
}
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data10}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"type":"object","additionalProperties":false,"required":["agentId","state","cause","remaining"],"properties":{"state":{"const":"unread"},"agentId":{"$ref":"#/$defs/restoredAgentId"},"side":{"$ref":"#/$defs/side"},"cause":{"oneOf":[{"$ref":"#/$defs/answeredStatus"},{"$ref":"#/$defs/unanswered"}]},"remaining":{"$ref":"#/$defs/remainingUpdate"}}};
const schema92 = {"type":"object","additionalProperties":false,"required":["silence","detail"],"properties":{"silence":{"type":"string"},"detail":{"type":"string"}}};
const schema90 = {"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"$ref":"#/$defs/status"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema90.required,parentSchema:schema90,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "status")){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema90,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/status/type",keyword:"type",params:{type: "integer"},schema:schema56.type,parentSchema:schema56,data:data0}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema56,data:data0}];
return false;
}
else {
if(data0 < 100 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},schema:100,parentSchema:schema56,data:data0}];
return false;
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.agentId === undefined) && (missing0 = "agentId")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.remaining === undefined) && (missing0 = "remaining"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema87.required,parentSchema:schema87,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "agentId")) || (key0 === "side")) || (key0 === "cause")) || (key0 === "remaining"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema87,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if("unread" !== data0){
validate55.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "unread"},schema:"unread",parentSchema:schema87.properties.state,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined){
let data1 = data.agentId;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate55.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/$defs/restoredAgentId/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data2 = data.side;
const _errs6 = errors;
if(!((data2 === "left") || (data2 === "right"))){
validate55.errors = [{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause !== undefined){
let data3 = data.cause;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate56(data3, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.silence === undefined) && (missing1 = "silence")) || ((data3.detail === undefined) && (missing1 = "detail"))){
const err0 = {instancePath:instancePath+"/cause",schemaPath:"#/$defs/unanswered/required",keyword:"required",params:{missingProperty: missing1},schema:schema92.required,parentSchema:schema92,data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs14 = errors;
for(const key1 in data3){
if(!((key1 === "silence") || (key1 === "detail"))){
const err1 = {instancePath:instancePath+"/cause",schemaPath:"#/$defs/unanswered/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema92,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data3.silence !== undefined){
let data4 = data3.silence;
const _errs15 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/cause/silence",schemaPath:"#/$defs/unanswered/properties/silence/type",keyword:"type",params:{type: "string"},schema:schema92.properties.silence.type,parentSchema:schema92.properties.silence,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.detail !== undefined){
let data5 = data3.detail;
const _errs17 = errors;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/cause/detail",schemaPath:"#/$defs/unanswered/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema92.properties.detail.type,parentSchema:schema92.properties.detail,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/cause",schemaPath:"#/$defs/unanswered/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema87.properties.cause.oneOf,parentSchema:schema87.properties.cause,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate55.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data6 = data.remaining;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((data6.updatePath === undefined) && (missing2 = "updatePath")) || ((data6.update === undefined) && (missing2 = "update"))) || ((data6.withheld === undefined) && (missing2 = "withheld"))){
validate55.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/required",keyword:"required",params:{missingProperty: missing2},schema:schema81.required,parentSchema:schema81,data:data6}];
return false;
}
else {
const _errs22 = errors;
for(const key2 in data6){
if(!(((key2 === "updatePath") || (key2 === "update")) || (key2 === "withheld"))){
validate55.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema81,data:data6}];
return false;
break;
}
}
if(_errs22 === errors){
if(data6.updatePath !== undefined){
let data7 = data6.updatePath;
const _errs23 = errors;
if(typeof data7 !== "string"){
validate55.errors = [{instancePath:instancePath+"/remaining/updatePath",schemaPath:"#/$defs/remainingUpdate/properties/updatePath/type",keyword:"type",params:{type: "string"},schema:schema81.properties.updatePath.type,parentSchema:schema81.properties.updatePath,data:data7}];
return false;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.update !== undefined){
let data8 = data6.update;
const _errs25 = errors;
if(typeof data8 !== "string"){
validate55.errors = [{instancePath:instancePath+"/remaining/update",schemaPath:"#/$defs/remainingUpdate/properties/update/type",keyword:"type",params:{type: "string"},schema:schema81.properties.update.type,parentSchema:schema81.properties.update,data:data8}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.withheld !== undefined){
let data9 = data6.withheld;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data9)){
var valid8 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs29 = errors;
if(typeof data10 !== "string"){
validate55.errors = [{instancePath:instancePath+"/remaining/withheld/" + i0,schemaPath:"#/$defs/remainingUpdate/properties/withheld/items/type",keyword:"type",params:{type: "string"},schema:schema81.properties.withheld.items.type,parentSchema:schema81.properties.withheld.items,data:data10}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/remaining/withheld",schemaPath:"#/$defs/remainingUpdate/properties/withheld/type",keyword:"type",params:{type: "array"},schema:schema81.properties.withheld.type,parentSchema:schema81.properties.withheld,data:data9}];
return false;
}
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/$defs/remainingUpdate/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data6}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs3 = errors;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs4 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs5 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema70.oneOf,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate46.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema99 = {"type":"object","additionalProperties":false,"required":["corpus","behaviours","curve","mutations","off","next"],"properties":{"corpus":{"$ref":"#/$defs/count"},"behaviours":{"type":"object","additionalProperties":{"$ref":"#/$defs/count"}},"curve":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["ms","requests","behaviours"],"properties":{"ms":{"$ref":"#/$defs/count"},"requests":{"$ref":"#/$defs/count"},"behaviours":{"$ref":"#/$defs/count"}}}},"mutations":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","tried","fruitful"],"properties":{"name":{"type":"string"},"tried":{"$ref":"#/$defs/count"},"fruitful":{"$ref":"#/$defs/count"}}}},"off":{"type":"array","items":{"type":"string"}},"next":{"type":"array","items":{"type":"string"}}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.corpus === undefined) && (missing0 = "corpus")) || ((data.behaviours === undefined) && (missing0 = "behaviours"))) || ((data.curve === undefined) && (missing0 = "curve"))) || ((data.mutations === undefined) && (missing0 = "mutations"))) || ((data.off === undefined) && (missing0 = "off"))) || ((data.next === undefined) && (missing0 = "next"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema99.required,parentSchema:schema99,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "corpus") || (key0 === "behaviours")) || (key0 === "curve")) || (key0 === "mutations")) || (key0 === "off")) || (key0 === "next"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema99,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.corpus !== undefined){
let data0 = data.corpus;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate61.errors = [{instancePath:instancePath+"/corpus",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data0}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate61.errors = [{instancePath:instancePath+"/corpus",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviours !== undefined){
let data1 = data.behaviours;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate61.errors = [{instancePath:instancePath+"/behaviours/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data2}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/behaviours/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data2}];
return false;
}
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/behaviours",schemaPath:"#/properties/behaviours/type",keyword:"type",params:{type: "object"},schema:schema99.properties.behaviours.type,parentSchema:schema99.properties.behaviours,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.curve !== undefined){
let data3 = data.curve;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.ms === undefined) && (missing1 = "ms")) || ((data4.requests === undefined) && (missing1 = "requests"))) || ((data4.behaviours === undefined) && (missing1 = "behaviours"))){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0,schemaPath:"#/properties/curve/items/required",keyword:"required",params:{missingProperty: missing1},schema:schema99.properties.curve.items.required,parentSchema:schema99.properties.curve.items,data:data4}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!(((key2 === "ms") || (key2 === "requests")) || (key2 === "behaviours"))){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0,schemaPath:"#/properties/curve/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema99.properties.curve.items,data:data4}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.ms !== undefined){
let data5 = data4.ms;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0+"/ms",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data5}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0+"/ms",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data5}];
return false;
}
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.requests !== undefined){
let data6 = data4.requests;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0+"/requests",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data6}];
return false;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0+"/requests",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data6}];
return false;
}
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.behaviours !== undefined){
let data7 = data4.behaviours;
const _errs22 = errors;
const _errs23 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0+"/behaviours",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data7}];
return false;
}
if(errors === _errs23){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate61.errors = [{instancePath:instancePath+"/curve/" + i0+"/behaviours",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data7}];
return false;
}
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/curve/" + i0,schemaPath:"#/properties/curve/items/type",keyword:"type",params:{type: "object"},schema:schema99.properties.curve.items.type,parentSchema:schema99.properties.curve.items,data:data4}];
return false;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/curve",schemaPath:"#/properties/curve/type",keyword:"type",params:{type: "array"},schema:schema99.properties.curve.type,parentSchema:schema99.properties.curve,data:data3}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mutations !== undefined){
let data8 = data.mutations;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data8)){
var valid9 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((data9.name === undefined) && (missing2 = "name")) || ((data9.tried === undefined) && (missing2 = "tried"))) || ((data9.fruitful === undefined) && (missing2 = "fruitful"))){
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1,schemaPath:"#/properties/mutations/items/required",keyword:"required",params:{missingProperty: missing2},schema:schema99.properties.mutations.items.required,parentSchema:schema99.properties.mutations.items,data:data9}];
return false;
}
else {
const _errs29 = errors;
for(const key3 in data9){
if(!(((key3 === "name") || (key3 === "tried")) || (key3 === "fruitful"))){
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1,schemaPath:"#/properties/mutations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema99.properties.mutations.items,data:data9}];
return false;
break;
}
}
if(_errs29 === errors){
if(data9.name !== undefined){
let data10 = data9.name;
const _errs30 = errors;
if(typeof data10 !== "string"){
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1+"/name",schemaPath:"#/properties/mutations/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema99.properties.mutations.items.properties.name.type,parentSchema:schema99.properties.mutations.items.properties.name,data:data10}];
return false;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.tried !== undefined){
let data11 = data9.tried;
const _errs32 = errors;
const _errs33 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1+"/tried",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data11}];
return false;
}
if(errors === _errs33){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1+"/tried",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data11}];
return false;
}
}
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.fruitful !== undefined){
let data12 = data9.fruitful;
const _errs35 = errors;
const _errs36 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1+"/fruitful",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data12}];
return false;
}
if(errors === _errs36){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1+"/fruitful",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data12}];
return false;
}
}
}
var valid10 = _errs35 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/mutations/" + i1,schemaPath:"#/properties/mutations/items/type",keyword:"type",params:{type: "object"},schema:schema99.properties.mutations.items.type,parentSchema:schema99.properties.mutations.items,data:data9}];
return false;
}
}
var valid9 = _errs27 === errors;
if(!valid9){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/mutations",schemaPath:"#/properties/mutations/type",keyword:"type",params:{type: "array"},schema:schema99.properties.mutations.type,parentSchema:schema99.properties.mutations,data:data8}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.off !== undefined){
let data13 = data.off;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data13)){
var valid13 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs40 = errors;
if(typeof data14 !== "string"){
validate61.errors = [{instancePath:instancePath+"/off/" + i2,schemaPath:"#/properties/off/items/type",keyword:"type",params:{type: "string"},schema:schema99.properties.off.items.type,parentSchema:schema99.properties.off.items,data:data14}];
return false;
}
var valid13 = _errs40 === errors;
if(!valid13){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/off",schemaPath:"#/properties/off/type",keyword:"type",params:{type: "array"},schema:schema99.properties.off.type,parentSchema:schema99.properties.off,data:data13}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data15 = data.next;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data15)){
var valid14 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs44 = errors;
if(typeof data16 !== "string"){
validate61.errors = [{instancePath:instancePath+"/next/" + i3,schemaPath:"#/properties/next/items/type",keyword:"type",params:{type: "string"},schema:schema99.properties.next.items.type,parentSchema:schema99.properties.next.items,data:data16}];
return false;
}
var valid14 = _errs44 === errors;
if(!valid14){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "array"},schema:schema99.properties.next.type,parentSchema:schema99.properties.next,data:data15}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema107 = {"type":"object","additionalProperties":false,"required":["by","version","requests","agreed","violations"],"properties":{"by":{"const":"prism"},"version":{"type":"string","minLength":1},"requests":{"$ref":"#/$defs/count"},"agreed":{"$ref":"#/$defs/count"},"violations":{"type":"array","items":{"$ref":"#/$defs/unreportedDeparture"}}}};
const schema110 = {"type":"object","additionalProperties":false,"required":["request","status","message","location"],"properties":{"request":{"type":"string","minLength":1},"status":{"enum":[200,422]},"message":{"type":"string"},"location":{"type":"string"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.by === undefined) && (missing0 = "by")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.agreed === undefined) && (missing0 = "agreed"))) || ((data.violations === undefined) && (missing0 = "violations"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema107.required,parentSchema:schema107,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "by") || (key0 === "version")) || (key0 === "requests")) || (key0 === "agreed")) || (key0 === "violations"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema107,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.by !== undefined){
let data0 = data.by;
const _errs2 = errors;
if("prism" !== data0){
validate63.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/const",keyword:"const",params:{allowedValue: "prism"},schema:"prism",parentSchema:schema107.properties.by,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate63.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema107.properties.version,data:data1}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema107.properties.version.type,parentSchema:schema107.properties.version,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data2 = data.requests;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate63.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate63.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agreed !== undefined){
let data3 = data.agreed;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate63.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data3}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate63.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data3}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.violations !== undefined){
let data4 = data.violations;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((data5.request === undefined) && (missing1 = "request")) || ((data5.status === undefined) && (missing1 = "status"))) || ((data5.message === undefined) && (missing1 = "message"))) || ((data5.location === undefined) && (missing1 = "location"))){
validate63.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"#/$defs/unreportedDeparture/required",keyword:"required",params:{missingProperty: missing1},schema:schema110.required,parentSchema:schema110,data:data5}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data5){
if(!((((key1 === "request") || (key1 === "status")) || (key1 === "message")) || (key1 === "location"))){
validate63.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"#/$defs/unreportedDeparture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema110,data:data5}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.request !== undefined){
let data6 = data5.request;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length < 1){
validate63.errors = [{instancePath:instancePath+"/violations/" + i0+"/request",schemaPath:"#/$defs/unreportedDeparture/properties/request/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema110.properties.request,data:data6}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/violations/" + i0+"/request",schemaPath:"#/$defs/unreportedDeparture/properties/request/type",keyword:"type",params:{type: "string"},schema:schema110.properties.request.type,parentSchema:schema110.properties.request,data:data6}];
return false;
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.status !== undefined){
let data7 = data5.status;
const _errs19 = errors;
if(!((data7 === 200) || (data7 === 422))){
validate63.errors = [{instancePath:instancePath+"/violations/" + i0+"/status",schemaPath:"#/$defs/unreportedDeparture/properties/status/enum",keyword:"enum",params:{allowedValues: schema110.properties.status.enum},schema:schema110.properties.status.enum,parentSchema:schema110.properties.status,data:data7}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.message !== undefined){
let data8 = data5.message;
const _errs20 = errors;
if(typeof data8 !== "string"){
validate63.errors = [{instancePath:instancePath+"/violations/" + i0+"/message",schemaPath:"#/$defs/unreportedDeparture/properties/message/type",keyword:"type",params:{type: "string"},schema:schema110.properties.message.type,parentSchema:schema110.properties.message,data:data8}];
return false;
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.location !== undefined){
let data9 = data5.location;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate63.errors = [{instancePath:instancePath+"/violations/" + i0+"/location",schemaPath:"#/$defs/unreportedDeparture/properties/location/type",keyword:"type",params:{type: "string"},schema:schema110.properties.location.type,parentSchema:schema110.properties.location,data:data9}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"#/$defs/unreportedDeparture/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data:data5}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},schema:schema107.properties.violations.type,parentSchema:schema107.properties.violations,data:data4}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.schemaVersion === undefined) && (missing0 = "schemaVersion")) || ((data.kit === undefined) && (missing0 = "kit"))) || ((data.contract === undefined) && (missing0 = "contract"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.notJudged === undefined) && (missing0 = "notJudged"))) || ((data.interrupted === undefined) && (missing0 = "interrupted"))) || ((data.failOn === undefined) && (missing0 = "failOn"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.requestsHash === undefined) && (missing0 = "requestsHash"))) || ((data.operations === undefined) && (missing0 = "operations"))) || ((data.checks === undefined) && (missing0 = "checks"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.coverage === undefined) && (missing0 = "coverage"))) || ((data.restoration === undefined) && (missing0 = "restoration"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema31.required,parentSchema:schema31,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
const _errs2 = errors;
if(2 !== data0){
validate20.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 2},schema:2,parentSchema:schema31.properties.schemaVersion,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kit !== undefined){
let data1 = data.kit;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.version === undefined) && (missing1 = "version"))){
validate20.errors = [{instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/required",keyword:"required",params:{missingProperty: missing1},schema:schema31.properties.kit.required,parentSchema:schema31.properties.kit,data:data1}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
validate20.errors = [{instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.kit,data:data1}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.name !== undefined){
let data2 = data1.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate20.errors = [{instancePath:instancePath+"/kit/name",schemaPath:"#/properties/kit/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.kit.properties.name,data:data2}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/kit/name",schemaPath:"#/properties/kit/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.kit.properties.name.type,parentSchema:schema31.properties.kit.properties.name,data:data2}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined){
let data3 = data1.version;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
validate20.errors = [{instancePath:instancePath+"/kit/version",schemaPath:"#/properties/kit/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.kit.properties.version,data:data3}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/kit/version",schemaPath:"#/properties/kit/properties/version/type",keyword:"type",params:{type: "string"},schema:schema31.properties.kit.properties.version.type,parentSchema:schema31.properties.kit.properties.version,data:data3}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/type",keyword:"type",params:{type: "object"},schema:schema31.properties.kit.type,parentSchema:schema31.properties.kit,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contract !== undefined){
let data4 = data.contract;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.version === undefined) && (missing2 = "version")){
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/required",keyword:"required",params:{missingProperty: missing2},schema:schema31.properties.contract.required,parentSchema:schema31.properties.contract,data:data4}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data4){
if(!(key2 === "version")){
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.contract,data:data4}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.version !== undefined){
let data5 = data4.version;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length < 1){
validate20.errors = [{instancePath:instancePath+"/contract/version",schemaPath:"#/properties/contract/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.contract.properties.version,data:data5}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract/version",schemaPath:"#/properties/contract/properties/version/type",keyword:"type",params:{type: "string"},schema:schema31.properties.contract.properties.version.type,parentSchema:schema31.properties.contract.properties.version,data:data5}];
return false;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "object"},schema:schema31.properties.contract.type,parentSchema:schema31.properties.contract,data:data4}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data6 = data.target;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},schema:schema31.properties.target.type,parentSchema:schema31.properties.target,data:data6}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentIds !== undefined){
let data7 = data.agentIds;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
if(typeof data8 !== "string"){
validate20.errors = [{instancePath:instancePath+"/agentIds/" + i0,schemaPath:"#/properties/agentIds/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.agentIds.items.type,parentSchema:schema31.properties.agentIds.items,data:data8}];
return false;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/agentIds",schemaPath:"#/properties/agentIds/type",keyword:"type",params:{type: "array"},schema:schema31.properties.agentIds.type,parentSchema:schema31.properties.agentIds,data:data7}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runId !== undefined){
let data9 = data.runId;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(data9.length < 1){
validate20.errors = [{instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.runId,data:data9}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"},schema:schema31.properties.runId.type,parentSchema:schema31.properties.runId,data:data9}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
let data10 = data.startedAt;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
validate20.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?Z$"},schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?Z$",parentSchema:schema31.properties.startedAt,data:data10}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},schema:schema31.properties.startedAt.type,parentSchema:schema31.properties.startedAt,data:data10}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data11 = data.durationMs;
const _errs25 = errors;
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.durationMs,data:data11}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},schema:schema31.properties.durationMs.type,parentSchema:schema31.properties.durationMs,data:data11}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate20.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.seed.type,parentSchema:schema31.properties.seed,data:data12}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
let data13 = data.profile;
const _errs29 = errors;
if(typeof data13 !== "string"){
validate20.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: "string"},schema:schema31.properties.profile.type,parentSchema:schema31.properties.profile,data:data13}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data14 = data.verdict;
const _errs31 = errors;
if(!(((data14 === "conforms") || (data14 === "violates")) || (data14 === "not-judged"))){
validate20.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema31.properties.verdict.enum},schema:schema31.properties.verdict.enum,parentSchema:schema31.properties.verdict,data:data14}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data15 = data.summary;
const _errs32 = errors;
if(typeof data15 !== "string"){
validate20.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},schema:schema31.properties.summary.type,parentSchema:schema31.properties.summary,data:data15}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notJudged !== undefined){
let data16 = data.notJudged;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data16)){
var valid4 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs36 = errors;
if(typeof data17 !== "string"){
validate20.errors = [{instancePath:instancePath+"/notJudged/" + i1,schemaPath:"#/properties/notJudged/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.notJudged.items.type,parentSchema:schema31.properties.notJudged.items,data:data17}];
return false;
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/notJudged",schemaPath:"#/properties/notJudged/type",keyword:"type",params:{type: "array"},schema:schema31.properties.notJudged.type,parentSchema:schema31.properties.notJudged,data:data16}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupted !== undefined){
let data18 = data.interrupted;
const _errs38 = errors;
if(typeof data18 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.interrupted.type,parentSchema:schema31.properties.interrupted,data:data18}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failOn !== undefined){
let data19 = data.failOn;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data19)){
var valid5 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
const _errs42 = errors;
if(typeof data20 !== "string"){
validate20.errors = [{instancePath:instancePath+"/failOn/" + i2,schemaPath:"#/properties/failOn/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.failOn.items.type,parentSchema:schema31.properties.failOn.items,data:data20}];
return false;
}
var valid5 = _errs42 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/failOn",schemaPath:"#/properties/failOn/type",keyword:"type",params:{type: "array"},schema:schema31.properties.failOn.type,parentSchema:schema31.properties.failOn,data:data19}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data21 = data.requests;
const _errs44 = errors;
const _errs45 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data21}];
return false;
}
if(errors === _errs45){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data21}];
return false;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data22 = data.requestsHash;
const _errs47 = errors;
if(typeof data22 !== "string"){
validate20.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"#/properties/requestsHash/type",keyword:"type",params:{type: "string"},schema:schema31.properties.requestsHash.type,parentSchema:schema31.properties.requestsHash,data:data22}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.random !== undefined){
let data23 = data.random;
const _errs49 = errors;
if(errors === _errs49){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing3;
if(((data23.cases === undefined) && (missing3 = "cases")) || ((data23.sequences === undefined) && (missing3 = "sequences"))){
validate20.errors = [{instancePath:instancePath+"/random",schemaPath:"#/properties/random/required",keyword:"required",params:{missingProperty: missing3},schema:schema31.properties.random.required,parentSchema:schema31.properties.random,data:data23}];
return false;
}
else {
const _errs51 = errors;
for(const key3 in data23){
if(!(((key3 === "cases") || (key3 === "sequences")) || (key3 === "stoppedBy"))){
validate20.errors = [{instancePath:instancePath+"/random",schemaPath:"#/properties/random/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema31.properties.random,data:data23}];
return false;
break;
}
}
if(_errs51 === errors){
if(data23.cases !== undefined){
const _errs52 = errors;
if(!(validate21(data23.cases, {instancePath:instancePath+"/random/cases",parentData:data23,parentDataProperty:"cases",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid7 = _errs52 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data23.sequences !== undefined){
const _errs53 = errors;
if(!(validate21(data23.sequences, {instancePath:instancePath+"/random/sequences",parentData:data23,parentDataProperty:"sequences",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data23.stoppedBy !== undefined){
let data26 = data23.stoppedBy;
const _errs54 = errors;
if(!((data26 === "time") || (data26 === "silence"))){
validate20.errors = [{instancePath:instancePath+"/random/stoppedBy",schemaPath:"#/properties/random/properties/stoppedBy/enum",keyword:"enum",params:{allowedValues: schema31.properties.random.properties.stoppedBy.enum},schema:schema31.properties.random.properties.stoppedBy.enum,parentSchema:schema31.properties.random.properties.stoppedBy,data:data26}];
return false;
}
var valid7 = _errs54 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/random",schemaPath:"#/properties/random/type",keyword:"type",params:{type: "object"},schema:schema31.properties.random.type,parentSchema:schema31.properties.random,data:data23}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operations !== undefined){
let data27 = data.operations;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid8 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
const _errs57 = errors;
if(!(validate24(data27[i3], {instancePath:instancePath+"/operations/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid8 = _errs57 === errors;
if(!valid8){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},schema:schema31.properties.operations.type,parentSchema:schema31.properties.operations,data:data27}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
let data29 = data.checks;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data29)){
var valid9 = true;
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
const _errs60 = errors;
if(!(validate28(data29[i4], {instancePath:instancePath+"/checks/" + i4,parentData:data29,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid9 = _errs60 === errors;
if(!valid9){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},schema:schema31.properties.checks.type,parentSchema:schema31.properties.checks,data:data29}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data31 = data.findings;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data31)){
var valid10 = true;
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
const _errs63 = errors;
if(!(validate30(data31[i5], {instancePath:instancePath+"/findings/" + i5,parentData:data31,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid10 = _errs63 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},schema:schema31.properties.findings.type,parentSchema:schema31.properties.findings,data:data31}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data33 = data.dialect;
const _errs64 = errors;
if(errors === _errs64){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key4 in data33){
const _errs67 = errors;
if(!(validate42(data33[key4], {instancePath:instancePath+"/dialect/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data33,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid11 = _errs67 === errors;
if(!valid11){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "object"},schema:schema31.properties.dialect.type,parentSchema:schema31.properties.dialect,data:data33}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coverage !== undefined){
let data35 = data.coverage;
const _errs68 = errors;
if(errors === _errs68){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key5 in data35){
const _errs71 = errors;
if(!(validate25(data35[key5], {instancePath:instancePath+"/coverage/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data35,parentDataProperty:key5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid12 = _errs71 === errors;
if(!valid12){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type: "object"},schema:schema31.properties.coverage.type,parentSchema:schema31.properties.coverage,data:data35}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restoration !== undefined){
let data37 = data.restoration;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data37)){
var valid13 = true;
const len6 = data37.length;
for(let i6=0; i6<len6; i6++){
const _errs74 = errors;
if(!(validate46(data37[i6], {instancePath:instancePath+"/restoration/" + i6,parentData:data37,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid13 = _errs74 === errors;
if(!valid13){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/restoration",schemaPath:"#/properties/restoration/type",keyword:"type",params:{type: "array"},schema:schema31.properties.restoration.type,parentSchema:schema31.properties.restoration,data:data37}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leftAlone !== undefined){
let data39 = data.leftAlone;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data39)){
if(data39.length < 1){
validate20.errors = [{instancePath:instancePath+"/leftAlone",schemaPath:"#/properties/leftAlone/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.leftAlone,data:data39}];
return false;
}
else {
var valid14 = true;
const len7 = data39.length;
for(let i7=0; i7<len7; i7++){
let data40 = data39[i7];
const _errs77 = errors;
if(typeof data40 !== "string"){
validate20.errors = [{instancePath:instancePath+"/leftAlone/" + i7,schemaPath:"#/properties/leftAlone/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.leftAlone.items.type,parentSchema:schema31.properties.leftAlone.items,data:data40}];
return false;
}
var valid14 = _errs77 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/leftAlone",schemaPath:"#/properties/leftAlone/type",keyword:"type",params:{type: "array"},schema:schema31.properties.leftAlone.type,parentSchema:schema31.properties.leftAlone,data:data39}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weather !== undefined){
let data41 = data.weather;
const _errs79 = errors;
if(errors === _errs79){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing4;
if(((((data41.waits === undefined) && (missing4 = "waits")) || ((data41.unanswered === undefined) && (missing4 = "unanswered"))) || ((data41.reused === undefined) && (missing4 = "reused"))) || ((data41.closed === undefined) && (missing4 = "closed"))){
validate20.errors = [{instancePath:instancePath+"/weather",schemaPath:"#/properties/weather/required",keyword:"required",params:{missingProperty: missing4},schema:schema31.properties.weather.required,parentSchema:schema31.properties.weather,data:data41}];
return false;
}
else {
const _errs81 = errors;
for(const key6 in data41){
if(!((((((key6 === "waits") || (key6 === "ratePerSecond")) || (key6 === "concurrency")) || (key6 === "unanswered")) || (key6 === "reused")) || (key6 === "closed"))){
validate20.errors = [{instancePath:instancePath+"/weather",schemaPath:"#/properties/weather/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema31.properties.weather,data:data41}];
return false;
break;
}
}
if(_errs81 === errors){
if(data41.waits !== undefined){
let data42 = data41.waits;
const _errs82 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate20.errors = [{instancePath:instancePath+"/weather/waits",schemaPath:"#/properties/weather/properties/waits/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.weather.properties.waits.type,parentSchema:schema31.properties.weather.properties.waits,data:data42}];
return false;
}
if(errors === _errs82){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/weather/waits",schemaPath:"#/properties/weather/properties/waits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.weather.properties.waits,data:data42}];
return false;
}
}
}
var valid15 = _errs82 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data41.ratePerSecond !== undefined){
let data43 = data41.ratePerSecond;
const _errs84 = errors;
if(errors === _errs84){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 <= 0 || isNaN(data43)){
validate20.errors = [{instancePath:instancePath+"/weather/ratePerSecond",schemaPath:"#/properties/weather/properties/ratePerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema31.properties.weather.properties.ratePerSecond,data:data43}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/weather/ratePerSecond",schemaPath:"#/properties/weather/properties/ratePerSecond/type",keyword:"type",params:{type: "number"},schema:schema31.properties.weather.properties.ratePerSecond.type,parentSchema:schema31.properties.weather.properties.ratePerSecond,data:data43}];
return false;
}
}
var valid15 = _errs84 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data41.concurrency !== undefined){
let data44 = data41.concurrency;
const _errs86 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
validate20.errors = [{instancePath:instancePath+"/weather/concurrency",schemaPath:"#/properties/weather/properties/concurrency/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.weather.properties.concurrency.type,parentSchema:schema31.properties.weather.properties.concurrency,data:data44}];
return false;
}
if(errors === _errs86){
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 1 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/weather/concurrency",schemaPath:"#/properties/weather/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.weather.properties.concurrency,data:data44}];
return false;
}
}
}
var valid15 = _errs86 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data41.unanswered !== undefined){
let data45 = data41.unanswered;
const _errs88 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate20.errors = [{instancePath:instancePath+"/weather/unanswered",schemaPath:"#/properties/weather/properties/unanswered/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.weather.properties.unanswered.type,parentSchema:schema31.properties.weather.properties.unanswered,data:data45}];
return false;
}
if(errors === _errs88){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
validate20.errors = [{instancePath:instancePath+"/weather/unanswered",schemaPath:"#/properties/weather/properties/unanswered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.weather.properties.unanswered,data:data45}];
return false;
}
}
}
var valid15 = _errs88 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data41.reused !== undefined){
let data46 = data41.reused;
const _errs90 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate20.errors = [{instancePath:instancePath+"/weather/reused",schemaPath:"#/properties/weather/properties/reused/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.weather.properties.reused.type,parentSchema:schema31.properties.weather.properties.reused,data:data46}];
return false;
}
if(errors === _errs90){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
validate20.errors = [{instancePath:instancePath+"/weather/reused",schemaPath:"#/properties/weather/properties/reused/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.weather.properties.reused,data:data46}];
return false;
}
}
}
var valid15 = _errs90 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data41.closed !== undefined){
let data47 = data41.closed;
const _errs92 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate20.errors = [{instancePath:instancePath+"/weather/closed",schemaPath:"#/properties/weather/properties/closed/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.weather.properties.closed.type,parentSchema:schema31.properties.weather.properties.closed,data:data47}];
return false;
}
if(errors === _errs92){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
validate20.errors = [{instancePath:instancePath+"/weather/closed",schemaPath:"#/properties/weather/properties/closed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.weather.properties.closed,data:data47}];
return false;
}
}
}
var valid15 = _errs92 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/weather",schemaPath:"#/properties/weather/type",keyword:"type",params:{type: "object"},schema:schema31.properties.weather.type,parentSchema:schema31.properties.weather,data:data41}];
return false;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.samples !== undefined){
let data48 = data.samples;
const _errs94 = errors;
if(errors === _errs94){
if(Array.isArray(data48)){
var valid16 = true;
const len8 = data48.length;
for(let i8=0; i8<len8; i8++){
const _errs96 = errors;
if(!(validate31(data48[i8], {instancePath:instancePath+"/samples/" + i8,parentData:data48,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid16 = _errs96 === errors;
if(!valid16){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "array"},schema:schema31.properties.samples.type,parentSchema:schema31.properties.samples,data:data48}];
return false;
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shard !== undefined){
let data50 = data.shard;
const _errs97 = errors;
if(errors === _errs97){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing5;
if((((data50.index === undefined) && (missing5 = "index")) || ((data50.total === undefined) && (missing5 = "total"))) || ((data50.source === undefined) && (missing5 = "source"))){
validate20.errors = [{instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: missing5},schema:schema31.properties.shard.required,parentSchema:schema31.properties.shard,data:data50}];
return false;
}
else {
const _errs99 = errors;
for(const key7 in data50){
if(!(((key7 === "index") || (key7 === "total")) || (key7 === "source"))){
validate20.errors = [{instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema31.properties.shard,data:data50}];
return false;
break;
}
}
if(_errs99 === errors){
if(data50.index !== undefined){
let data51 = data50.index;
const _errs100 = errors;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
validate20.errors = [{instancePath:instancePath+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.shard.properties.index.type,parentSchema:schema31.properties.shard.properties.index,data:data51}];
return false;
}
if(errors === _errs100){
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 1 || isNaN(data51)){
validate20.errors = [{instancePath:instancePath+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.shard.properties.index,data:data51}];
return false;
}
}
}
var valid17 = _errs100 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data50.total !== undefined){
let data52 = data50.total;
const _errs102 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
validate20.errors = [{instancePath:instancePath+"/shard/total",schemaPath:"#/properties/shard/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.shard.properties.total.type,parentSchema:schema31.properties.shard.properties.total,data:data52}];
return false;
}
if(errors === _errs102){
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 1 || isNaN(data52)){
validate20.errors = [{instancePath:instancePath+"/shard/total",schemaPath:"#/properties/shard/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.shard.properties.total,data:data52}];
return false;
}
}
}
var valid17 = _errs102 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data50.source !== undefined){
let data53 = data50.source;
const _errs104 = errors;
if(typeof data53 !== "string"){
validate20.errors = [{instancePath:instancePath+"/shard/source",schemaPath:"#/properties/shard/properties/source/type",keyword:"type",params:{type: "string"},schema:schema31.properties.shard.properties.source.type,parentSchema:schema31.properties.shard.properties.source,data:data53}];
return false;
}
var valid17 = _errs104 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "object"},schema:schema31.properties.shard.type,parentSchema:schema31.properties.shard,data:data50}];
return false;
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.staleBaseline !== undefined){
let data54 = data.staleBaseline;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data54)){
var valid18 = true;
const len9 = data54.length;
for(let i9=0; i9<len9; i9++){
let data55 = data54[i9];
const _errs108 = errors;
if(typeof data55 !== "string"){
validate20.errors = [{instancePath:instancePath+"/staleBaseline/" + i9,schemaPath:"#/properties/staleBaseline/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.staleBaseline.items.type,parentSchema:schema31.properties.staleBaseline.items,data:data55}];
return false;
}
var valid18 = _errs108 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/staleBaseline",schemaPath:"#/properties/staleBaseline/type",keyword:"type",params:{type: "array"},schema:schema31.properties.staleBaseline.type,parentSchema:schema31.properties.staleBaseline,data:data54}];
return false;
}
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comparedWith !== undefined){
let data56 = data.comparedWith;
const _errs110 = errors;
if(typeof data56 !== "string"){
validate20.errors = [{instancePath:instancePath+"/comparedWith",schemaPath:"#/properties/comparedWith/type",keyword:"type",params:{type: "string"},schema:schema31.properties.comparedWith.type,parentSchema:schema31.properties.comparedWith,data:data56}];
return false;
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agreement !== undefined){
let data57 = data.agreement;
const _errs112 = errors;
if(errors === _errs112){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing6;
if((((((data57.requests === undefined) && (missing6 = "requests")) || ((data57.status === undefined) && (missing6 = "status"))) || ((data57.rejected === undefined) && (missing6 = "rejected"))) || ((data57.errors === undefined) && (missing6 = "errors"))) || ((data57.bodies === undefined) && (missing6 = "bodies"))){
validate20.errors = [{instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/required",keyword:"required",params:{missingProperty: missing6},schema:schema31.properties.agreement.required,parentSchema:schema31.properties.agreement,data:data57}];
return false;
}
else {
const _errs114 = errors;
for(const key8 in data57){
if(!(((((key8 === "requests") || (key8 === "status")) || (key8 === "rejected")) || (key8 === "errors")) || (key8 === "bodies"))){
validate20.errors = [{instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema31.properties.agreement,data:data57}];
return false;
break;
}
}
if(_errs114 === errors){
if(data57.requests !== undefined){
let data58 = data57.requests;
const _errs115 = errors;
const _errs116 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
validate20.errors = [{instancePath:instancePath+"/agreement/requests",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data58}];
return false;
}
if(errors === _errs116){
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
validate20.errors = [{instancePath:instancePath+"/agreement/requests",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data58}];
return false;
}
}
}
var valid19 = _errs115 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data57.status !== undefined){
let data59 = data57.status;
const _errs118 = errors;
const _errs119 = errors;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
validate20.errors = [{instancePath:instancePath+"/agreement/status",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data59}];
return false;
}
if(errors === _errs119){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
validate20.errors = [{instancePath:instancePath+"/agreement/status",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data59}];
return false;
}
}
}
var valid19 = _errs118 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data57.rejected !== undefined){
let data60 = data57.rejected;
const _errs121 = errors;
const _errs122 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate20.errors = [{instancePath:instancePath+"/agreement/rejected",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data60}];
return false;
}
if(errors === _errs122){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
validate20.errors = [{instancePath:instancePath+"/agreement/rejected",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data60}];
return false;
}
}
}
var valid19 = _errs121 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data57.errors !== undefined){
let data61 = data57.errors;
const _errs124 = errors;
const _errs125 = errors;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
validate20.errors = [{instancePath:instancePath+"/agreement/errors",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data61}];
return false;
}
if(errors === _errs125){
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
validate20.errors = [{instancePath:instancePath+"/agreement/errors",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data61}];
return false;
}
}
}
var valid19 = _errs124 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data57.bodies !== undefined){
let data62 = data57.bodies;
const _errs127 = errors;
const _errs128 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
validate20.errors = [{instancePath:instancePath+"/agreement/bodies",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data:data62}];
return false;
}
if(errors === _errs128){
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
validate20.errors = [{instancePath:instancePath+"/agreement/bodies",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data:data62}];
return false;
}
}
}
var valid19 = _errs127 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/type",keyword:"type",params:{type: "object"},schema:schema31.properties.agreement.type,parentSchema:schema31.properties.agreement,data:data57}];
return false;
}
}
var valid0 = _errs112 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exploration !== undefined){
const _errs130 = errors;
if(!(validate61(data.exploration, {instancePath:instancePath+"/exploration",parentData:data,parentDataProperty:"exploration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secondOpinion !== undefined){
let data64 = data.secondOpinion;
const _errs131 = errors;
const _errs132 = errors;
let valid25 = false;
let passing0 = null;
const _errs133 = errors;
if(!(validate63(data64, {instancePath:instancePath+"/secondOpinion",parentData:data,parentDataProperty:"secondOpinion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs133 === errors;
if(_valid0){
valid25 = true;
passing0 = 0;
var props1 = true;
}
const _errs134 = errors;
const _errs135 = errors;
if(errors === _errs135){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing7;
if((((data64.by === undefined) && (missing7 = "by")) || ((data64.version === undefined) && (missing7 = "version"))) || ((data64.missing === undefined) && (missing7 = "missing"))){
const err0 = {instancePath:instancePath+"/secondOpinion",schemaPath:"#/$defs/missingOpinion/required",keyword:"required",params:{missingProperty: missing7},schema:schema111.required,parentSchema:schema111,data:data64};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs137 = errors;
for(const key9 in data64){
if(!(((key9 === "by") || (key9 === "version")) || (key9 === "missing"))){
const err1 = {instancePath:instancePath+"/secondOpinion",schemaPath:"#/$defs/missingOpinion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema111,data:data64};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs137 === errors){
if(data64.by !== undefined){
let data65 = data64.by;
const _errs138 = errors;
if("prism" !== data65){
const err2 = {instancePath:instancePath+"/secondOpinion/by",schemaPath:"#/$defs/missingOpinion/properties/by/const",keyword:"const",params:{allowedValue: "prism"},schema:"prism",parentSchema:schema111.properties.by,data:data65};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid27 = _errs138 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data64.version !== undefined){
let data66 = data64.version;
const _errs139 = errors;
if(errors === _errs139){
if(typeof data66 === "string"){
if(data66.length < 1){
const err3 = {instancePath:instancePath+"/secondOpinion/version",schemaPath:"#/$defs/missingOpinion/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema111.properties.version,data:data66};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/secondOpinion/version",schemaPath:"#/$defs/missingOpinion/properties/version/type",keyword:"type",params:{type: "string"},schema:schema111.properties.version.type,parentSchema:schema111.properties.version,data:data66};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid27 = _errs139 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data64.missing !== undefined){
let data67 = data64.missing;
const _errs141 = errors;
if(errors === _errs141){
if(typeof data67 === "string"){
if(data67.length < 1){
const err5 = {instancePath:instancePath+"/secondOpinion/missing",schemaPath:"#/$defs/missingOpinion/properties/missing/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema111.properties.missing,data:data67};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/secondOpinion/missing",schemaPath:"#/$defs/missingOpinion/properties/missing/type",keyword:"type",params:{type: "string"},schema:schema111.properties.missing.type,parentSchema:schema111.properties.missing,data:data67};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid27 = _errs141 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/secondOpinion",schemaPath:"#/$defs/missingOpinion/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data:data64};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs134 === errors;
if(_valid0 && valid25){
valid25 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid25 = true;
passing0 = 1;
if(props1 !== true){
props1 = true;
}
}
}
if(!valid25){
const err8 = {instancePath:instancePath+"/secondOpinion",schemaPath:"#/properties/secondOpinion/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema31.properties.secondOpinion.oneOf,parentSchema:schema31.properties.secondOpinion,data:data64};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs132;
if(vErrors !== null){
if(_errs132){
vErrors.length = _errs132;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finding = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.check === undefined) && (missing0 = "check"))) || ((data.clause === undefined) && (missing0 = "clause"))) || ((data.requirement === undefined) && (missing0 = "requirement"))) || ((data.level === undefined) && (missing0 = "level"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.actual === undefined) && (missing0 = "actual"))) || ((data.exchange === undefined) && (missing0 = "exchange"))) || ((data.curl === undefined) && (missing0 = "curl"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.seen === undefined) && (missing0 = "seen"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.counts === undefined) && (missing0 = "counts"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema49.required,parentSchema:schema49,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.id,data:data0}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema49.properties.id.type,parentSchema:schema49.properties.id,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.under !== undefined){
let data1 = data.under;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate65.errors = [{instancePath:instancePath+"/under",schemaPath:"#/properties/under/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.under,data:data1}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/under",schemaPath:"#/properties/under/type",keyword:"type",params:{type: "string"},schema:schema49.properties.under.type,parentSchema:schema49.properties.under,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data2 = data.check;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate65.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.check,data:data2}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},schema:schema49.properties.check.type,parentSchema:schema49.properties.check,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clause !== undefined){
let data3 = data.clause;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate65.errors = [{instancePath:instancePath+"/clause",schemaPath:"#/properties/clause/type",keyword:"type",params:{type: "string"},schema:schema49.properties.clause.type,parentSchema:schema49.properties.clause,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requirement !== undefined){
let data4 = data.requirement;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate65.errors = [{instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: "string"},schema:schema49.properties.requirement.type,parentSchema:schema49.properties.requirement,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.level !== undefined){
let data5 = data.level;
const _errs12 = errors;
if(!((((data5 === "must") || (data5 === "should")) || (data5 === "drift")) || (data5 === "odd"))){
validate65.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema49.properties.level.enum},schema:schema49.properties.level.enum,parentSchema:schema49.properties.level,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data6 = data.operation;
const _errs13 = errors;
if(!((((data6 === "readEvolutionStatus") || (data6 === "createGenome")) || (data6 === "updateAgent")) || (data6 === "listAgents"))){
validate65.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/$defs/operationName/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data6}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data7 = data.place;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.part === undefined) && (missing1 = "part")) || ((data7.pointer === undefined) && (missing1 = "pointer"))){
validate65.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},schema:schema51.required,parentSchema:schema51,data:data7}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data7){
if(!((key1 === "part") || (key1 === "pointer"))){
validate65.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema51,data:data7}];
return false;
break;
}
}
if(_errs18 === errors){
if(data7.part !== undefined){
let data8 = data7.part;
const _errs19 = errors;
if(!(((((((((((data8 === "request") || (data8 === "method")) || (data8 === "path")) || (data8 === "query")) || (data8 === "header")) || (data8 === "body")) || (data8 === "answer")) || (data8 === "answer-header")) || (data8 === "forwarded")) || (data8 === "document")) || (data8 === "dialect"))){
validate65.errors = [{instancePath:instancePath+"/place/part",schemaPath:"#/$defs/place/properties/part/enum",keyword:"enum",params:{allowedValues: schema51.properties.part.enum},schema:schema51.properties.part.enum,parentSchema:schema51.properties.part,data:data8}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.pointer !== undefined){
let data9 = data7.pointer;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate65.errors = [{instancePath:instancePath+"/place/pointer",schemaPath:"#/$defs/place/properties/pointer/type",keyword:"type",params:{type: "string"},schema:schema51.properties.pointer.type,parentSchema:schema51.properties.pointer,data:data9}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data10 = data.code;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length < 1){
validate65.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.code,data:data10}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema49.properties.code.type,parentSchema:schema49.properties.code,data:data10}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data11 = data.expected;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate65.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},schema:schema49.properties.expected.type,parentSchema:schema49.properties.expected,data:data11}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actual !== undefined){
let data12 = data.actual;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate65.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: "string"},schema:schema49.properties.actual.type,parentSchema:schema49.properties.actual,data:data12}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchange !== undefined){
const _errs28 = errors;
if(!(validate31(data.exchange, {instancePath:instancePath+"/exchange",parentData:data,parentDataProperty:"exchange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data14 = data.steps;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
if(data14.length < 2){
validate65.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema49.properties.steps,data:data14}];
return false;
}
else {
var valid4 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs31 = errors;
if(!(validate31(data14[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data14,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema49.properties.steps.type,parentSchema:schema49.properties.steps,data:data14}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlierSteps !== undefined){
let data16 = data.earlierSteps;
const _errs32 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate65.errors = [{instancePath:instancePath+"/earlierSteps",schemaPath:"#/properties/earlierSteps/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.earlierSteps.type,parentSchema:schema49.properties.earlierSteps,data:data16}];
return false;
}
if(errors === _errs32){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate65.errors = [{instancePath:instancePath+"/earlierSteps",schemaPath:"#/properties/earlierSteps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema49.properties.earlierSteps,data:data16}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.curl !== undefined){
let data17 = data.curl;
const _errs34 = errors;
if(typeof data17 !== "string"){
validate65.errors = [{instancePath:instancePath+"/curl",schemaPath:"#/properties/curl/type",keyword:"type",params:{type: "string"},schema:schema49.properties.curl.type,parentSchema:schema49.properties.curl,data:data17}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data18 = data.seed;
const _errs36 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate65.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.seed.type,parentSchema:schema49.properties.seed,data:data18}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs38 = errors;
if(!(validate38(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data20 = data.path;
const _errs39 = errors;
if(typeof data20 !== "string"){
validate65.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema49.properties.path.type,parentSchema:schema49.properties.path,data:data20}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayPath !== undefined){
let data21 = data.replayPath;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data21 === "string"){
if(data21.length < 1){
validate65.errors = [{instancePath:instancePath+"/replayPath",schemaPath:"#/properties/replayPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.replayPath,data:data21}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/replayPath",schemaPath:"#/properties/replayPath/type",keyword:"type",params:{type: "string"},schema:schema49.properties.replayPath.type,parentSchema:schema49.properties.replayPath,data:data21}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seen !== undefined){
let data22 = data.seen;
const _errs43 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate65.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.seen.type,parentSchema:schema49.properties.seen,data:data22}];
return false;
}
if(errors === _errs43){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
validate65.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema49.properties.seen,data:data22}];
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flaky !== undefined){
let data23 = data.flaky;
const _errs45 = errors;
if(typeof data23 !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.flaky.type,parentSchema:schema49.properties.flaky,data:data23}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data24 = data.counts;
const _errs47 = errors;
if(typeof data24 !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.counts.type,parentSchema:schema49.properties.counts,data:data24}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
let data25 = data.known;
const _errs49 = errors;
if(errors === _errs49){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if(((data25.reason === undefined) && (missing2 = "reason")) || ((data25.expires === undefined) && (missing2 = "expires"))){
validate65.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/required",keyword:"required",params:{missingProperty: missing2},schema:schema49.properties.known.required,parentSchema:schema49.properties.known,data:data25}];
return false;
}
else {
const _errs51 = errors;
for(const key2 in data25){
if(!((key2 === "reason") || (key2 === "expires"))){
validate65.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema49.properties.known,data:data25}];
return false;
break;
}
}
if(_errs51 === errors){
if(data25.reason !== undefined){
let data26 = data25.reason;
const _errs52 = errors;
if(typeof data26 !== "string"){
validate65.errors = [{instancePath:instancePath+"/known/reason",schemaPath:"#/properties/known/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema49.properties.known.properties.reason.type,parentSchema:schema49.properties.known.properties.reason,data:data26}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.expires !== undefined){
let data27 = data25.expires;
const _errs54 = errors;
if(typeof data27 !== "string"){
validate65.errors = [{instancePath:instancePath+"/known/expires",schemaPath:"#/properties/known/properties/expires/type",keyword:"type",params:{type: "string"},schema:schema49.properties.known.properties.expires.type,parentSchema:schema49.properties.known.properties.expires,data:data27}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "object"},schema:schema49.properties.known.type,parentSchema:schema49.properties.known,data:data25}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.other !== undefined){
const _errs56 = errors;
if(!(validate31(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const baseline = validate70;
const schema115 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Baseline of agent-console-kit","type":"object","additionalProperties":false,"required":["schemaVersion","known"],"properties":{"$schema":{"type":"string"},"schemaVersion":{"const":2},"known":{"type":"array","items":{"$ref":"#/$defs/knownFinding"}}},"$defs":{"text":{"type":"string","pattern":"\\S"},"date":{"title":"a date such as 2027-01-31","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"knownFinding":{"type":"object","additionalProperties":false,"required":["id","reason","since","expires"],"properties":{"id":{"$ref":"#/$defs/text"},"reason":{"$ref":"#/$defs/text"},"since":{"$ref":"#/$defs/date"},"expires":{"$ref":"#/$defs/date"},"recorded":{"type":"object","additionalProperties":false,"required":["target","agentIds","finding"],"properties":{"target":{"$ref":"#/$defs/text"},"agentIds":{"type":"array","items":{"type":"string"}},"finding":{"$ref":"../run/run.schema.json#/$defs/finding"}}}}}}};
const schema116 = {"type":"object","additionalProperties":false,"required":["id","reason","since","expires"],"properties":{"id":{"$ref":"#/$defs/text"},"reason":{"$ref":"#/$defs/text"},"since":{"$ref":"#/$defs/date"},"expires":{"$ref":"#/$defs/date"},"recorded":{"type":"object","additionalProperties":false,"required":["target","agentIds","finding"],"properties":{"target":{"$ref":"#/$defs/text"},"agentIds":{"type":"array","items":{"type":"string"}},"finding":{"$ref":"../run/run.schema.json#/$defs/finding"}}}}};
const schema117 = {"type":"string","pattern":"\\S"};
const schema119 = {"title":"a date such as 2027-01-31","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"};
const pattern6 = new RegExp("\\S", "u");
const pattern8 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.since === undefined) && (missing0 = "since"))) || ((data.expires === undefined) && (missing0 = "expires"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema116.required,parentSchema:schema116,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "reason")) || (key0 === "since")) || (key0 === "expires")) || (key0 === "recorded"))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema116,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate71.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema117,data:data0}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate71.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema117,data:data1}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data2 = data.since;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate71.errors = [{instancePath:instancePath+"/since",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema119,data:data2}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/since",schemaPath:"#/$defs/date/type",keyword:"type",params:{type: "string"},schema:schema119.type,parentSchema:schema119,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires !== undefined){
let data3 = data.expires;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate71.errors = [{instancePath:instancePath+"/expires",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema119,data:data3}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/expires",schemaPath:"#/$defs/date/type",keyword:"type",params:{type: "string"},schema:schema119.type,parentSchema:schema119,data:data3}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recorded !== undefined){
let data4 = data.recorded;
const _errs14 = errors;
if(errors === _errs14){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.target === undefined) && (missing1 = "target")) || ((data4.agentIds === undefined) && (missing1 = "agentIds"))) || ((data4.finding === undefined) && (missing1 = "finding"))){
validate71.errors = [{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/required",keyword:"required",params:{missingProperty: missing1},schema:schema116.properties.recorded.required,parentSchema:schema116.properties.recorded,data:data4}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data4){
if(!(((key1 === "target") || (key1 === "agentIds")) || (key1 === "finding"))){
validate71.errors = [{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema116.properties.recorded,data:data4}];
return false;
break;
}
}
if(_errs16 === errors){
if(data4.target !== undefined){
let data5 = data4.target;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
validate71.errors = [{instancePath:instancePath+"/recorded/target",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema117,data:data5}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/recorded/target",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data:data5}];
return false;
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.agentIds !== undefined){
let data6 = data4.agentIds;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data6)){
var valid7 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs22 = errors;
if(typeof data7 !== "string"){
validate71.errors = [{instancePath:instancePath+"/recorded/agentIds/" + i0,schemaPath:"#/properties/recorded/properties/agentIds/items/type",keyword:"type",params:{type: "string"},schema:schema116.properties.recorded.properties.agentIds.items.type,parentSchema:schema116.properties.recorded.properties.agentIds.items,data:data7}];
return false;
}
var valid7 = _errs22 === errors;
if(!valid7){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/recorded/agentIds",schemaPath:"#/properties/recorded/properties/agentIds/type",keyword:"type",params:{type: "array"},schema:schema116.properties.recorded.properties.agentIds.type,parentSchema:schema116.properties.recorded.properties.agentIds,data:data6}];
return false;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.finding !== undefined){
const _errs24 = errors;
if(!(validate65(data4.finding, {instancePath:instancePath+"/recorded/finding",parentData:data4,parentDataProperty:"finding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"type",params:{type: "object"},schema:schema116.properties.recorded.type,parentSchema:schema116.properties.recorded,data:data4}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemaVersion === undefined) && (missing0 = "schemaVersion")) || ((data.known === undefined) && (missing0 = "known"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema115.required,parentSchema:schema115,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "schemaVersion")) || (key0 === "known"))){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema115,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate70.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema115.properties.$schema.type,parentSchema:schema115.properties.$schema,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaVersion !== undefined){
let data1 = data.schemaVersion;
const _errs4 = errors;
if(2 !== data1){
validate70.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 2},schema:2,parentSchema:schema115.properties.schemaVersion,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
let data2 = data.known;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate71(data2[i0], {instancePath:instancePath+"/known/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "array"},schema:schema115.properties.known.type,parentSchema:schema115.properties.known,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
