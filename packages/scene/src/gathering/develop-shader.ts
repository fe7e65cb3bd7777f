/**
 * From light to a picture: colours below the shoulder are those of a catalogue's samples, white stays white, glare
 * is rolled off and loses its colour as film does. What nothing was drawn on is paper.
 */
export const developVertex = /* glsl */ `
varying vec2 vUv;
void main() {
	vUv = position.xy * 0.5 + 0.5;
	gl_Position = vec4( position.xy, 0.0, 1.0 );
}
`

/** Even ground shows steps where light fades slowly: a grain finer than a step hides them. */
export const developFragment = /* glsl */ `
uniform sampler2D gathered;
uniform vec3 paper;
uniform float paperAlpha;
uniform float grey;
varying vec2 vUv;

const float shoulder = 0.62;

vec3 mapped( vec3 light ) {
	float peak = max( light.r, max( light.g, light.b ) );
	if ( peak <= shoulder ) return light;
	float room = 1.0 - shoulder;
	float newPeak = 1.0 - room * room / ( peak + room - shoulder );
	float fade = 1.0 - 1.0 / ( 0.18 * ( peak - newPeak ) + 1.0 );
	return mix( light * newPeak / peak, vec3( newPeak ), fade );
}

vec3 written( vec3 light ) {
	return mix( light * 12.92, 1.055 * pow( light, vec3( 0.41666 ) ) - 0.055, step( 0.0031308, light ) );
}

float noise( vec2 at ) {
	return fract( 52.9829189 * fract( dot( at, vec2( 0.06711056, 0.00583715 ) ) ) );
}

void main() {
	vec4 found = texture2D( gathered, vUv );
	float covered = clamp( found.a, 0.0, 1.0 );
	vec3 light = mapped( max( found.rgb, 0.0 ) / max( covered, 1e-3 ) ) ;
	light = mix( light, vec3( dot( light, vec3( 0.2126, 0.7152, 0.0722 ) ) ), grey );
	vec3 colour = written( light ) + ( noise( gl_FragCoord.xy ) - 0.5 ) / 255.0;
	float alpha = mix( paperAlpha, 1.0, covered );
	colour = mix( paper * paperAlpha, colour, covered );
	gl_FragColor = vec4( colour, alpha );
}
`
