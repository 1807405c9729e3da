// Generated from spec/openapi.yaml and spec/clauses.yaml by `npm run generate`. Do not edit.
// @ts-nocheck
"use strict";
export const Agent = validate21;
const schema32 = {"type":"object","required":["id","agent_name","model_name","team_id","created_by","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"agent_name":{"type":"string"},"model_name":{"type":"string"},"team_id":{"type":"string","format":"uuid"},"created_by":{"type":"string","format":"uuid"},"created_at":{"type":"integer"},"updated_at":{"type":"integer"},"agent_url":{"type":["string","null"]},"hub":{"type":"string","default":"custom"},"api_key":{"type":["string","null"]},"agent_system_prompt":{"type":["string","null"]},"rate_limit_requests_per_minute":{"type":"integer","minimum":1,"default":100},"status":{"$ref":"#/components/schemas/AgentStatus","default":"active"},"access_level":{"$ref":"#/components/schemas/AccessLevel","default":"black_box"},"agent_params":{"anyOf":[{"$ref":"#/components/schemas/AgentParams"},{"type":"null"}]},"mcp_config":{"anyOf":[{"$ref":"#/components/schemas/MCPConfig"},{"type":"null"}]},"delegated_agents":{"type":"array","items":{"$ref":"#/components/schemas/DelegatedAgent"}},"white_box_config":{"anyOf":[{"$ref":"#/components/schemas/WhiteBoxConfig"},{"type":"null"}]},"agent_metadata":{"anyOf":[{"$ref":"#/components/schemas/AgentMetadata"},{"type":"null"}]},"purpose":{"type":["string","null"]},"protocol":{"$ref":"#/components/schemas/Protocol","default":"chat_completions"},"test_score":{"type":["string","null"],"pattern":"^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$"},"last_tested_by":{"type":["string","null"]},"evaluated_harnesses":{"type":["array","null"],"items":{"type":"string"}},"last_evaluated_at":{"type":["integer","null"]},"protection_status":{"$ref":"#/components/schemas/ProtectionStatus","default":"unprotected"},"trust_stage":{"$ref":"#/components/schemas/TrustStage","default":"registered"},"trusted_at":{"type":["integer","null"]},"ttt_days":{"type":["number","null"]},"guard_config_id":{"type":["string","null"],"format":"uuid"},"guard_manually_configured":{"type":"boolean","default":false},"import_metadata":{"$ref":"#/components/schemas/ImportMetadata"},"capabilities":{"$ref":"#/components/schemas/AgentCapabilities"},"skills":{"type":"array","items":{"$ref":"#/components/schemas/AgentSkill"}},"latest_evaluation":{"anyOf":[{"$ref":"#/components/schemas/AgentLatestEvaluation"},{"type":"null"}]}}};
const schema33 = {"type":"string","enum":["draft","creating","active","under_review","deprecated","archived","pending","rejected"]};
const schema34 = {"type":"string","enum":["black_box","grey_box","white_box"]};
const schema35 = {"type":"object","additionalProperties":true};
const schema36 = {"type":"object","additionalProperties":true};
const schema37 = {"type":"object","additionalProperties":true};
const schema38 = {"type":"object","additionalProperties":true};
const schema39 = {"type":"object","additionalProperties":true};
const schema40 = {"type":"string","enum":["chat_completions","a2a"]};
const schema41 = {"type":"string","enum":["unprotected","configured","guarded"]};
const schema42 = {"type":"string","enum":["registered","tested","hardened","trusted","optimized","adapted"]};
const schema43 = {"type":"object","additionalProperties":true};
const schema44 = {"type":"object","additionalProperties":true};
const schema45 = {"type":"object","additionalProperties":true};
const schema46 = {"type":"object","additionalProperties":true};
const formats0 = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const pattern4 = new RegExp("^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.agent_name === undefined) && (missing0 = "agent_name"))) || ((data.model_name === undefined) && (missing0 = "model_name"))) || ((data.team_id === undefined) && (missing0 = "team_id"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate21.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate21.errors = [{instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_name !== undefined){
const _errs3 = errors;
if(typeof data.agent_name !== "string"){
validate21.errors = [{instancePath:instancePath+"/agent_name",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_name !== undefined){
const _errs5 = errors;
if(typeof data.model_name !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_name",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.team_id !== undefined){
let data3 = data.team_id;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate21.errors = [{instancePath:instancePath+"/team_id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/team_id",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data4 = data.created_by;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate21.errors = [{instancePath:instancePath+"/created_by",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/created_by",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate21.errors = [{instancePath:instancePath+"/created_at",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data6 = data.updated_at;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate21.errors = [{instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_url !== undefined){
let data7 = data.agent_url;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate21.errors = [{instancePath:instancePath+"/agent_url",keyword:"type",params:{type: schema32.properties.agent_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hub !== undefined){
const _errs17 = errors;
if(typeof data.hub !== "string"){
validate21.errors = [{instancePath:instancePath+"/hub",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key !== undefined){
let data9 = data.api_key;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/api_key",keyword:"type",params:{type: schema32.properties.api_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_system_prompt !== undefined){
let data10 = data.agent_system_prompt;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate21.errors = [{instancePath:instancePath+"/agent_system_prompt",keyword:"type",params:{type: schema32.properties.agent_system_prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limit_requests_per_minute !== undefined){
let data11 = data.rate_limit_requests_per_minute;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate21.errors = [{instancePath:instancePath+"/rate_limit_requests_per_minute",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate21.errors = [{instancePath:instancePath+"/rate_limit_requests_per_minute",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data12 = data.status;
const _errs25 = errors;
if(typeof data12 !== "string"){
validate21.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data12 === "draft") || (data12 === "creating")) || (data12 === "active")) || (data12 === "under_review")) || (data12 === "deprecated")) || (data12 === "archived")) || (data12 === "pending")) || (data12 === "rejected"))){
validate21.errors = [{instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_level !== undefined){
let data13 = data.access_level;
const _errs28 = errors;
if(typeof data13 !== "string"){
validate21.errors = [{instancePath:instancePath+"/access_level",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data13 === "black_box") || (data13 === "grey_box")) || (data13 === "white_box"))){
validate21.errors = [{instancePath:instancePath+"/access_level",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_params !== undefined){
let data14 = data.agent_params;
const _errs31 = errors;
const _errs32 = errors;
let valid3 = false;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err0 = {instancePath:instancePath+"/agent_params",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
valid3 = valid3 || _valid0;
const _errs37 = errors;
if(data14 !== null){
const err1 = {instancePath:instancePath+"/agent_params",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err2 = {instancePath:instancePath+"/agent_params",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_config !== undefined){
let data15 = data.mcp_config;
const _errs39 = errors;
const _errs40 = errors;
let valid5 = false;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
const err3 = {instancePath:instancePath+"/mcp_config",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs41 === errors;
valid5 = valid5 || _valid1;
const _errs45 = errors;
if(data15 !== null){
const err4 = {instancePath:instancePath+"/mcp_config",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err5 = {instancePath:instancePath+"/mcp_config",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delegated_agents !== undefined){
let data16 = data.delegated_agents;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data16)){
var valid7 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
validate21.errors = [{instancePath:instancePath+"/delegated_agents/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs49 === errors;
if(!valid7){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/delegated_agents",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.white_box_config !== undefined){
let data18 = data.white_box_config;
const _errs53 = errors;
const _errs54 = errors;
let valid9 = false;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
const err6 = {instancePath:instancePath+"/white_box_config",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid2 = _errs55 === errors;
valid9 = valid9 || _valid2;
const _errs59 = errors;
if(data18 !== null){
const err7 = {instancePath:instancePath+"/white_box_config",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs59 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err8 = {instancePath:instancePath+"/white_box_config",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_metadata !== undefined){
let data19 = data.agent_metadata;
const _errs61 = errors;
const _errs62 = errors;
let valid11 = false;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
}
else {
const err9 = {instancePath:instancePath+"/agent_metadata",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid3 = _errs63 === errors;
valid11 = valid11 || _valid3;
const _errs67 = errors;
if(data19 !== null){
const err10 = {instancePath:instancePath+"/agent_metadata",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs67 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err11 = {instancePath:instancePath+"/agent_metadata",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purpose !== undefined){
let data20 = data.purpose;
const _errs69 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate21.errors = [{instancePath:instancePath+"/purpose",keyword:"type",params:{type: schema32.properties.purpose.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data21 = data.protocol;
const _errs71 = errors;
if(typeof data21 !== "string"){
validate21.errors = [{instancePath:instancePath+"/protocol",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data21 === "chat_completions") || (data21 === "a2a"))){
validate21.errors = [{instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test_score !== undefined){
let data22 = data.test_score;
const _errs74 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate21.errors = [{instancePath:instancePath+"/test_score",keyword:"type",params:{type: schema32.properties.test_score.type},message:"must be string,null"}];
return false;
}
if(errors === _errs74){
if(typeof data22 === "string"){
if(!pattern4.test(data22)){
validate21.errors = [{instancePath:instancePath+"/test_score",keyword:"pattern",params:{pattern: "^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$"},message:"must match pattern \""+"^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$"+"\""}];
return false;
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_tested_by !== undefined){
let data23 = data.last_tested_by;
const _errs76 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate21.errors = [{instancePath:instancePath+"/last_tested_by",keyword:"type",params:{type: schema32.properties.last_tested_by.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evaluated_harnesses !== undefined){
let data24 = data.evaluated_harnesses;
const _errs78 = errors;
if((!(Array.isArray(data24))) && (data24 !== null)){
validate21.errors = [{instancePath:instancePath+"/evaluated_harnesses",keyword:"type",params:{type: schema32.properties.evaluated_harnesses.type},message:"must be array,null"}];
return false;
}
if(errors === _errs78){
if(Array.isArray(data24)){
var valid14 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
const _errs80 = errors;
if(typeof data24[i1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/evaluated_harnesses/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs80 === errors;
if(!valid14){
break;
}
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_evaluated_at !== undefined){
let data26 = data.last_evaluated_at;
const _errs82 = errors;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
validate21.errors = [{instancePath:instancePath+"/last_evaluated_at",keyword:"type",params:{type: schema32.properties.last_evaluated_at.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protection_status !== undefined){
let data27 = data.protection_status;
const _errs84 = errors;
if(typeof data27 !== "string"){
validate21.errors = [{instancePath:instancePath+"/protection_status",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data27 === "unprotected") || (data27 === "configured")) || (data27 === "guarded"))){
validate21.errors = [{instancePath:instancePath+"/protection_status",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trust_stage !== undefined){
let data28 = data.trust_stage;
const _errs87 = errors;
if(typeof data28 !== "string"){
validate21.errors = [{instancePath:instancePath+"/trust_stage",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data28 === "registered") || (data28 === "tested")) || (data28 === "hardened")) || (data28 === "trusted")) || (data28 === "optimized")) || (data28 === "adapted"))){
validate21.errors = [{instancePath:instancePath+"/trust_stage",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted_at !== undefined){
let data29 = data.trusted_at;
const _errs90 = errors;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
validate21.errors = [{instancePath:instancePath+"/trusted_at",keyword:"type",params:{type: schema32.properties.trusted_at.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttt_days !== undefined){
let data30 = data.ttt_days;
const _errs92 = errors;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
validate21.errors = [{instancePath:instancePath+"/ttt_days",keyword:"type",params:{type: schema32.properties.ttt_days.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guard_config_id !== undefined){
let data31 = data.guard_config_id;
const _errs94 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate21.errors = [{instancePath:instancePath+"/guard_config_id",keyword:"type",params:{type: schema32.properties.guard_config_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs94){
if(errors === _errs94){
if(typeof data31 === "string"){
if(!(formats0.test(data31))){
validate21.errors = [{instancePath:instancePath+"/guard_config_id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guard_manually_configured !== undefined){
const _errs96 = errors;
if(typeof data.guard_manually_configured !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/guard_manually_configured",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_metadata !== undefined){
let data33 = data.import_metadata;
const _errs98 = errors;
const _errs99 = errors;
if(errors === _errs99){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
}
else {
validate21.errors = [{instancePath:instancePath+"/import_metadata",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data34 = data.capabilities;
const _errs102 = errors;
const _errs103 = errors;
if(errors === _errs103){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
validate21.errors = [{instancePath:instancePath+"/capabilities",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined){
let data35 = data.skills;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data35)){
var valid19 = true;
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
const _errs108 = errors;
const _errs109 = errors;
if(errors === _errs109){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
}
else {
validate21.errors = [{instancePath:instancePath+"/skills/" + i2,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs108 === errors;
if(!valid19){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/skills",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latest_evaluation !== undefined){
let data37 = data.latest_evaluation;
const _errs112 = errors;
const _errs113 = errors;
let valid21 = false;
const _errs114 = errors;
const _errs115 = errors;
if(errors === _errs115){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
}
else {
const err12 = {instancePath:instancePath+"/latest_evaluation",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid4 = _errs114 === errors;
valid21 = valid21 || _valid4;
const _errs118 = errors;
if(data37 !== null){
const err13 = {instancePath:instancePath+"/latest_evaluation",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid4 = _errs118 === errors;
valid21 = valid21 || _valid4;
if(!valid21){
const err14 = {instancePath:instancePath+"/latest_evaluation",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs112 === errors;
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
}
else {
validate21.errors = [{instancePath,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const AgentUpdate = validate22;
const schema47 = {"type":"object","properties":{"status":{"anyOf":[{"$ref":"#/components/schemas/AgentStatus"},{"type":"null"}]},"agent_name":{"type":["string","null"]},"agent_url":{"type":["string","null"]},"model_name":{"type":["string","null"]},"api_key":{"type":["string","null"]},"agent_system_prompt":{"type":["string","null"]},"hub":{"type":["string","null"]},"rate_limit_requests_per_minute":{"type":["integer","null"],"minimum":1},"access_level":{"anyOf":[{"$ref":"#/components/schemas/AccessLevel"},{"type":"null"}]},"agent_params":{"anyOf":[{"$ref":"#/components/schemas/AgentParams"},{"type":"null"}]},"mcp_config":{"anyOf":[{"$ref":"#/components/schemas/MCPConfig"},{"type":"null"}]},"delegated_agents":{"type":["array","null"],"items":{"$ref":"#/components/schemas/DelegatedAgent"}},"white_box_config":{"anyOf":[{"$ref":"#/components/schemas/WhiteBoxConfig"},{"type":"null"}]},"agent_metadata":{"anyOf":[{"$ref":"#/components/schemas/AgentMetadata"},{"type":"null"}]},"purpose":{"type":["string","null"]},"protocol":{"anyOf":[{"$ref":"#/components/schemas/Protocol"},{"type":"null"}]},"test_score":{"anyOf":[{"type":"string","pattern":"^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$"},{"type":"number"},{"type":"null"}]},"last_tested_by":{"type":["string","null"]},"evaluated_harnesses":{"type":["array","null"],"items":{"type":"string"}},"last_evaluated_at":{"type":["integer","null"]},"protection_status":{"anyOf":[{"$ref":"#/components/schemas/ProtectionStatus"},{"type":"null"}]},"guard_config_id":{"type":["string","null"],"format":"uuid"},"guard_manually_configured":{"type":["boolean","null"]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((data0 === "draft") || (data0 === "creating")) || (data0 === "active")) || (data0 === "under_review")) || (data0 === "deprecated")) || (data0 === "archived")) || (data0 === "pending")) || (data0 === "rejected"))){
const err1 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/status",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_name !== undefined){
let data1 = data.agent_name;
const _errs8 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate22.errors = [{instancePath:instancePath+"/agent_name",keyword:"type",params:{type: schema47.properties.agent_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_url !== undefined){
let data2 = data.agent_url;
const _errs10 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate22.errors = [{instancePath:instancePath+"/agent_url",keyword:"type",params:{type: schema47.properties.agent_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_name !== undefined){
let data3 = data.model_name;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/model_name",keyword:"type",params:{type: schema47.properties.model_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key !== undefined){
let data4 = data.api_key;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate22.errors = [{instancePath:instancePath+"/api_key",keyword:"type",params:{type: schema47.properties.api_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_system_prompt !== undefined){
let data5 = data.agent_system_prompt;
const _errs16 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/agent_system_prompt",keyword:"type",params:{type: schema47.properties.agent_system_prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hub !== undefined){
let data6 = data.hub;
const _errs18 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/hub",keyword:"type",params:{type: schema47.properties.hub.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limit_requests_per_minute !== undefined){
let data7 = data.rate_limit_requests_per_minute;
const _errs20 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate22.errors = [{instancePath:instancePath+"/rate_limit_requests_per_minute",keyword:"type",params:{type: schema47.properties.rate_limit_requests_per_minute.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate22.errors = [{instancePath:instancePath+"/rate_limit_requests_per_minute",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.access_level !== undefined){
let data8 = data.access_level;
const _errs22 = errors;
const _errs23 = errors;
let valid3 = false;
const _errs24 = errors;
if(typeof data8 !== "string"){
const err4 = {instancePath:instancePath+"/access_level",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data8 === "black_box") || (data8 === "grey_box")) || (data8 === "white_box"))){
const err5 = {instancePath:instancePath+"/access_level",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid3 = valid3 || _valid1;
const _errs27 = errors;
if(data8 !== null){
const err6 = {instancePath:instancePath+"/access_level",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err7 = {instancePath:instancePath+"/access_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_params !== undefined){
let data9 = data.agent_params;
const _errs29 = errors;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err8 = {instancePath:instancePath+"/agent_params",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs31 === errors;
valid5 = valid5 || _valid2;
const _errs35 = errors;
if(data9 !== null){
const err9 = {instancePath:instancePath+"/agent_params",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err10 = {instancePath:instancePath+"/agent_params",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_config !== undefined){
let data10 = data.mcp_config;
const _errs37 = errors;
const _errs38 = errors;
let valid7 = false;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
const err11 = {instancePath:instancePath+"/mcp_config",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid3 = _errs39 === errors;
valid7 = valid7 || _valid3;
const _errs43 = errors;
if(data10 !== null){
const err12 = {instancePath:instancePath+"/mcp_config",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid3 = _errs43 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err13 = {instancePath:instancePath+"/mcp_config",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delegated_agents !== undefined){
let data11 = data.delegated_agents;
const _errs45 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate22.errors = [{instancePath:instancePath+"/delegated_agents",keyword:"type",params:{type: schema47.properties.delegated_agents.type},message:"must be array,null"}];
return false;
}
if(errors === _errs45){
if(Array.isArray(data11)){
var valid9 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
validate22.errors = [{instancePath:instancePath+"/delegated_agents/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.white_box_config !== undefined){
let data13 = data.white_box_config;
const _errs51 = errors;
const _errs52 = errors;
let valid11 = false;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err14 = {instancePath:instancePath+"/white_box_config",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid4 = _errs53 === errors;
valid11 = valid11 || _valid4;
const _errs57 = errors;
if(data13 !== null){
const err15 = {instancePath:instancePath+"/white_box_config",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs57 === errors;
valid11 = valid11 || _valid4;
if(!valid11){
const err16 = {instancePath:instancePath+"/white_box_config",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_metadata !== undefined){
let data14 = data.agent_metadata;
const _errs59 = errors;
const _errs60 = errors;
let valid13 = false;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err17 = {instancePath:instancePath+"/agent_metadata",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid5 = _errs61 === errors;
valid13 = valid13 || _valid5;
const _errs65 = errors;
if(data14 !== null){
const err18 = {instancePath:instancePath+"/agent_metadata",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid5 = _errs65 === errors;
valid13 = valid13 || _valid5;
if(!valid13){
const err19 = {instancePath:instancePath+"/agent_metadata",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purpose !== undefined){
let data15 = data.purpose;
const _errs67 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate22.errors = [{instancePath:instancePath+"/purpose",keyword:"type",params:{type: schema47.properties.purpose.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data16 = data.protocol;
const _errs69 = errors;
const _errs70 = errors;
let valid15 = false;
const _errs71 = errors;
if(typeof data16 !== "string"){
const err20 = {instancePath:instancePath+"/protocol",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data16 === "chat_completions") || (data16 === "a2a"))){
const err21 = {instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs71 === errors;
valid15 = valid15 || _valid6;
const _errs74 = errors;
if(data16 !== null){
const err22 = {instancePath:instancePath+"/protocol",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid6 = _errs74 === errors;
valid15 = valid15 || _valid6;
if(!valid15){
const err23 = {instancePath:instancePath+"/protocol",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test_score !== undefined){
let data17 = data.test_score;
const _errs76 = errors;
const _errs77 = errors;
let valid17 = false;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err24 = {instancePath:instancePath+"/test_score",keyword:"pattern",params:{pattern: "^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$"},message:"must match pattern \""+"^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/test_score",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid7 = _errs78 === errors;
valid17 = valid17 || _valid7;
const _errs80 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err26 = {instancePath:instancePath+"/test_score",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid7 = _errs80 === errors;
valid17 = valid17 || _valid7;
const _errs82 = errors;
if(data17 !== null){
const err27 = {instancePath:instancePath+"/test_score",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs82 === errors;
valid17 = valid17 || _valid7;
if(!valid17){
const err28 = {instancePath:instancePath+"/test_score",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_tested_by !== undefined){
let data18 = data.last_tested_by;
const _errs84 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate22.errors = [{instancePath:instancePath+"/last_tested_by",keyword:"type",params:{type: schema47.properties.last_tested_by.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evaluated_harnesses !== undefined){
let data19 = data.evaluated_harnesses;
const _errs86 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate22.errors = [{instancePath:instancePath+"/evaluated_harnesses",keyword:"type",params:{type: schema47.properties.evaluated_harnesses.type},message:"must be array,null"}];
return false;
}
if(errors === _errs86){
if(Array.isArray(data19)){
var valid18 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs88 = errors;
if(typeof data19[i1] !== "string"){
validate22.errors = [{instancePath:instancePath+"/evaluated_harnesses/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs88 === errors;
if(!valid18){
break;
}
}
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_evaluated_at !== undefined){
let data21 = data.last_evaluated_at;
const _errs90 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate22.errors = [{instancePath:instancePath+"/last_evaluated_at",keyword:"type",params:{type: schema47.properties.last_evaluated_at.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protection_status !== undefined){
let data22 = data.protection_status;
const _errs92 = errors;
const _errs93 = errors;
let valid19 = false;
const _errs94 = errors;
if(typeof data22 !== "string"){
const err29 = {instancePath:instancePath+"/protection_status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data22 === "unprotected") || (data22 === "configured")) || (data22 === "guarded"))){
const err30 = {instancePath:instancePath+"/protection_status",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid8 = _errs94 === errors;
valid19 = valid19 || _valid8;
const _errs97 = errors;
if(data22 !== null){
const err31 = {instancePath:instancePath+"/protection_status",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid8 = _errs97 === errors;
valid19 = valid19 || _valid8;
if(!valid19){
const err32 = {instancePath:instancePath+"/protection_status",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs93;
if(vErrors !== null){
if(_errs93){
vErrors.length = _errs93;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guard_config_id !== undefined){
let data23 = data.guard_config_id;
const _errs99 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate22.errors = [{instancePath:instancePath+"/guard_config_id",keyword:"type",params:{type: schema47.properties.guard_config_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs99){
if(errors === _errs99){
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
validate22.errors = [{instancePath:instancePath+"/guard_config_id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guard_manually_configured !== undefined){
let data24 = data.guard_manually_configured;
const _errs101 = errors;
if((typeof data24 !== "boolean") && (data24 !== null)){
validate22.errors = [{instancePath:instancePath+"/guard_manually_configured",keyword:"type",params:{type: schema47.properties.guard_manually_configured.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs101 === errors;
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
else {
validate22.errors = [{instancePath,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const HTTPValidationError = validate23;
const schema57 = {"type":"object","properties":{"detail":{"type":"array","items":{"$ref":"#/components/schemas/ValidationError"}}}};
const schema58 = {"type":"object","required":["loc","msg","type"],"properties":{"loc":{"type":"array","items":{"type":["string","integer"]}},"msg":{"type":"string"},"type":{"type":"string"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail !== undefined){
let data0 = data.detail;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((((data1.loc === undefined) && (missing0 = "loc")) || ((data1.msg === undefined) && (missing0 = "msg"))) || ((data1.type === undefined) && (missing0 = "type"))){
validate23.errors = [{instancePath:instancePath+"/detail/" + i0,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data1.loc !== undefined){
let data2 = data1.loc;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))){
validate23.errors = [{instancePath:instancePath+"/detail/" + i0+"/loc/" + i1,keyword:"type",params:{type: schema58.properties.loc.items.type},message:"must be string,integer"}];
return false;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/detail/" + i0+"/loc",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.msg !== undefined){
const _errs10 = errors;
if(typeof data1.msg !== "string"){
validate23.errors = [{instancePath:instancePath+"/detail/" + i0+"/msg",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.type !== undefined){
const _errs12 = errors;
if(typeof data1.type !== "string"){
validate23.errors = [{instancePath:instancePath+"/detail/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/detail/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/detail",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const EvolutionStatus = validate24;
const schema59 = {"type":"object","additionalProperties":true};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate24.errors = [{instancePath,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const Genome = validate25;
const schema60 = {"type":"object","additionalProperties":true};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate25.errors = [{instancePath,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const GenomeCreated = validate26;
const schema61 = {"type":"object","additionalProperties":true};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate26.errors = [{instancePath,keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
