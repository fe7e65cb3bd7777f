import type { MeshStandardMaterial, WebGLProgramParametersWithUniforms } from 'three'
import { mostMirrors } from '../baking/baked-layout.ts'
import type { LightField } from '../light/light-field.ts'

export type SurfaceLook = {
  /** How much of what it mirrors is seen: less for what is matt through and through. */
  readonly mirrors?: number
  /** Vertices say how much light falls into a gap; else they are colours. */
  readonly hasGaps?: boolean
  /** Its picture is small and would be seen to repeat: other places of it are shown among it. */
  readonly isBlended?: boolean
  readonly isGlass?: boolean
}

/**
 * A surface in a room: lit by the sun and its shadows as three.js does it, and else by the light that fills the
 * room. The whole program is written here, of three's own pieces and of ours; nothing of three's text is changed.
 */
export function lightByRoom(
  material: MeshStandardMaterial,
  field: LightField,
  { mirrors = 1, hasGaps = false, isBlended = false, isGlass = false }: SurfaceLook = {},
): void {
  material.defines = {
    ...material.defines,
    ROOM_MIRRORS: mirrors.toFixed(3),
    ...(hasGaps ? { ROOM_GAPS: '' } : {}),
    ...(isBlended ? { ROOM_BLEND: '' } : {}),
    ...(isGlass ? { ROOM_GLASS: '' } : {}),
  }
  material.onBeforeCompile = (program) => useRoomLight(program, field)
  material.customProgramCacheKey = () => 'room'
}

function useRoomLight(program: WebGLProgramParametersWithUniforms, field: LightField): void {
  program.vertexShader = vertexShader
  program.fragmentShader = fragmentShader
  for (const [name, uniform] of Object.entries(field.uniforms)) program.uniforms[name] = uniform
}

/** What stands at a wall mirrors the room it looks into. */
const vertexShader = /* glsl */ `
#define STANDARD
varying vec3 vViewPosition;
varying vec3 vRoomPosition;
flat varying int vRoom;
uniform int mirrorCount;
uniform vec3 mirrorMin[ ${mostMirrors} ];
uniform vec3 mirrorMax[ ${mostMirrors} ];
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <normal_pars_vertex>
#include <shadowmap_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <project_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	vec4 roomPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		roomPosition = batchingMatrix * roomPosition;
	#endif
	#ifdef USE_INSTANCING
		roomPosition = instanceMatrix * roomPosition;
	#endif
	vRoomPosition = ( modelMatrix * roomPosition ).xyz;
	vec3 before = vRoomPosition + 60.0 * inverseTransformDirection( transformedNormal, viewMatrix );
	vRoom = mirrorCount - 1;
	for ( int k = ${mostMirrors} - 1; k >= 0; k -- ) {
		if ( k < mirrorCount && all( greaterThan( before, mirrorMin[ k ] - 20.0 ) ) && all( lessThan( before, mirrorMax[ k ] + 20.0 ) ) ) vRoom = k;
	}
}
`

/** What is far rougher than a mirror gathers from everywhere: it does not look for the one place on a wall. */
const roomLight = /* glsl */ `
varying vec3 vRoomPosition;
flat varying int vRoom;
uniform highp sampler3D probesRed;
uniform highp sampler3D probesGreen;
uniform highp sampler3D probesBlue;
uniform vec3 probesMin;
uniform vec3 probesStep;
uniform vec3 probesCount;
uniform highp sampler2DArray mirrorMap;
uniform vec3 mirrorAt[ ${mostMirrors} ];
uniform vec3 mirrorMin[ ${mostMirrors} ];
uniform vec3 mirrorMax[ ${mostMirrors} ];

vec3 roomIrradiance( vec3 at, vec3 normal ) {
	vec3 place = ( at + normal * probesStep * 0.4 - probesMin ) / probesStep;
	vec3 uvw = ( clamp( place, vec3( 0.0 ), probesCount - 1.0 ) + 0.5 ) / probesCount;
	vec4 lean = vec4( 1.0, normal );
	return max( vec3( dot( texture( probesRed, uvw ), lean ), dot( texture( probesGreen, uvw ), lean ), dot( texture( probesBlue, uvw ), lean ) ), vec3( 0.0 ) );
}

vec2 folded( vec3 way ) {
	vec3 d = way / ( abs( way.x ) + abs( way.y ) + abs( way.z ) );
	vec2 flat2 = d.z >= 0.0 ? d.xy : ( 1.0 - abs( d.yx ) ) * vec2( d.x >= 0.0 ? 1.0 : -1.0, d.y >= 0.0 ? 1.0 : -1.0 );
	return ( flat2 * 0.5 + 0.5 ) * ( 62.0 / 64.0 ) + 1.0 / 64.0;
}

vec3 roomMirrored( vec3 at, vec3 way, float roughness ) {
	vec3 safe = way + vec3( 1e-5 );
	vec3 walls = max( ( mirrorMax[ vRoom ] - at ) / safe, ( mirrorMin[ vRoom ] - at ) / safe );
	float reach = max( 0.0, min( min( walls.x, walls.y ), walls.z ) );
	vec3 seen = at + way * reach - mirrorAt[ vRoom ];
	vec2 uv = folded( normalize( mix( seen, way * length( seen ), roughness * roughness ) ) );
	float level = clamp( roughness, 0.0, 1.0 ) * 5.0;
	float low = floor( level );
	float first = float( vRoom * 6 );
	return mix( texture( mirrorMap, vec3( uv, first + low ) ).rgb, texture( mirrorMap, vec3( uv, first + min( 5.0, low + 1.0 ) ) ).rgb, level - low );
}
`

/**
 * A picture that goes on for ever: from place to place it is taken from elsewhere, and where two meet one fades into
 * the other with as much contrast as either has. Along the grain this takes longer than across it.
 */
const endlessPicture = /* glsl */ `
#if defined( USE_MAP ) && defined( ROOM_BLEND )
vec4 endless( vec2 uv ) {
	float place = dot( uv, vec2( 0.41, 1.31 ) ) + 0.25 * sin( dot( uv, vec2( 3.9, -1.3 ) ) );
	float here = floor( place );
	vec2 dx = dFdx( uv );
	vec2 dy = dFdy( uv );
	vec4 mean = textureLod( map, uv, 16.0 );
	vec4 one = textureGrad( map, uv + fract( here * vec2( 0.618, 0.382 ) ), dx, dy ) - mean;
	vec4 next = textureGrad( map, uv + fract( ( here + 1.0 ) * vec2( 0.618, 0.382 ) ), dx, dy ) - mean;
	float share = smoothstep( 0.3, 0.7, place - here );
	return saturate( mean + mix( one, next, share ) * inversesqrt( 1.0 - 2.0 * share * ( 1.0 - share ) ) );
}
#endif
`

/**
 * Glass covers what is behind it by its opacity alone, and mirrors in full; that of things takes away along the way
 * through it, and at an edge one looks into all of it. Every line of a brush is a groove that mirrors from both its
 * flanks: a light is drawn out across the lines.
 */
const fragmentShader = /* glsl */ `
#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
#endif
varying vec3 vViewPosition;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphatest_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <shadowmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <clipping_planes_pars_fragment>
${roomLight}${endlessPicture}
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#if defined( USE_MAP ) && defined( ROOM_BLEND )
		diffuseColor *= endless( vMapUv );
	#else
		#include <map_fragment>
	#endif
	float inGap = 1.0;
	#ifdef ROOM_GAPS
		#ifdef USE_COLOR
			inGap = vColor.r;
		#endif
	#else
		#include <color_fragment>
	#endif
	#include <alphatest_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>

	vec3 roomNormal = inverseTransformDirection( normal, viewMatrix );
	#ifdef USE_LIGHTMAP
		irradiance += texture2D( lightMap, vLightMapUv ).rgb * lightMapIntensity;
	#else
		irradiance += roomIrradiance( vRoomPosition, roomNormal );
	#endif
	vec3 roomView = inverseTransformDirection( geometryViewDir, viewMatrix );
	#ifdef USE_ANISOTROPY
		vec3 across = inverseTransformDirection( material.anisotropyT, viewMatrix ) * material.anisotropy * 0.25;
		for ( float flank = - 2.0; flank < 3.0; flank ++ ) {
			vec3 grooved = normalize( roomNormal + across * flank );
			radiance += ( 3.0 - abs( flank ) ) / 9.0 * roomMirrored( vRoomPosition, reflect( - roomView, grooved ), material.roughness );
		}
	#else
		radiance += ROOM_MIRRORS * roomMirrored( vRoomPosition, reflect( - roomView, roomNormal ), material.roughness );
	#endif
	#ifdef USE_CLEARCOAT
		vec3 coatNormal = inverseTransformDirection( clearcoatNormal, viewMatrix );
		clearcoatRadiance += roomMirrored( vRoomPosition, reflect( - roomView, coatNormal ), material.clearcoatRoughness );
	#endif
	#include <lights_fragment_end>
	#include <aomap_fragment>

	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + ( ROOM_MIRRORS * reflectedLight.directSpecular + reflectedLight.indirectSpecular ) / max( diffuseColor.a, 0.1 );
	#ifdef USE_SHEEN
		outgoingLight += sheenSpecularDirect + sheenSpecularIndirect;
	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#if defined( ROOM_GLASS ) && defined( USE_COLOR )
		float way = vColor.g * 255.0 / max( 0.3, dot( normal, geometryViewDir ) );
		float kept = pow( 1.0 - diffuseColor.a, way / 4.0 );
		vec3 mirrored = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
		vec3 inside = ( reflectedLight.directDiffuse + reflectedLight.indirectDiffuse ) * pow( ( diffuseColor.rgb + 0.001 ) / ( max( diffuseColor.r, max( diffuseColor.g, diffuseColor.b ) ) + 0.001 ), vec3( way / 20.0 ) );
		diffuseColor.a = 1.0 - kept * ( 1.0 - saturate( mirrored.g ) );
		outgoingLight = ( mirrored + inside * ( 1.0 - kept ) ) / diffuseColor.a;
	#endif
	outgoingLight = outgoingLight * inGap + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <premultiplied_alpha_fragment>
}
`
