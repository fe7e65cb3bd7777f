import { CustomToneMapping, ShaderChunk, type WebGLRenderer } from 'three'

/**
 * Three's neutral mapping lowers every colour by a fixed offset, which drowns dark fronts. This one
 * keeps its shoulder and leaves all below it alone: a catalogue's colour on screen is the colour of
 * its sample, white stays white, and only glare is rolled off.
 */
const shoulder = `vec3 CustomToneMapping( vec3 color ) {
	const float start = 0.8;
	color *= toneMappingExposure;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < start ) return color;
	float room = 1.0 - start;
	float newPeak = 1.0 - room * room / ( peak + room - start );
	float fade = 1.0 - 1.0 / ( 0.15 * ( peak - newPeak ) + 1.0 );
	return mix( color * newPeak / peak, vec3( newPeak ), fade );
}`

const untouched = 'vec3 CustomToneMapping( vec3 color ) { return color; }'

export function setToneMapping(renderer: WebGLRenderer): void {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(untouched, shoulder)
  renderer.toneMapping = CustomToneMapping
}
